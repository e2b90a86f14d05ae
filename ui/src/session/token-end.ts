/** So far may a browser's clock be off before it counts. */
const HOUR_MS = 60 * 60_000;

/** A moment that a token names (`exp`, `iat`), in milliseconds; undefined when it does not. Nothing checks it here. */
function momentOf(token: string, name: 'exp' | 'iat'): number | undefined {
  try {
    const [, payload = ''] = token.split('.');
    const { [name]: seconds } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Record<
      string,
      unknown
    >;
    return typeof seconds === 'number' ? seconds * 1000 : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns how many milliseconds this browser's clock is ahead of the clinic's, which has just made the token;
 * undefined when it is about right.
 */
export function clockAhead(token: string, now: number): number | undefined {
  const ahead = now - (momentOf(token, 'iat') ?? now);
  return Math.abs(ahead) > HOUR_MS ? ahead : undefined;
}

/** When a session ends by its token's own words, in milliseconds of this browser's clock. */
export const sessionEnd = ({ token, ahead = 0 }: { token: string; ahead?: number }): number =>
  (momentOf(token, 'exp') ?? Infinity) + ahead;

/** Tells whether a session is over by its token's own words, which a browser can tell without network. */
export const isOver = (session: { token: string; ahead?: number }, now: number): boolean =>
  now >= sessionEnd(session);
