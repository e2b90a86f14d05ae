/** A browser's clock may be off by this much before it is corrected. */
const HOUR_MS = 60 * 60_000;

/**
 * Reads an instant of a token (`exp`, `iat`) in milliseconds; undefined without one. The token's signature is not
 * checked here.
 */
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
 * Milliseconds by which this browser's clock is ahead of the clinic's, from a token that was just made; undefined when
 * it is about right.
 */
export function clockAhead(token: string, now: number): number | undefined {
  const ahead = now - (momentOf(token, 'iat') ?? now);
  return Math.abs(ahead) > HOUR_MS ? ahead : undefined;
}

/** When a session ends according to its token, in milliseconds of this browser's clock. */
export const sessionEnd = ({ token, ahead = 0 }: { token: string; ahead?: number }): number =>
  (momentOf(token, 'exp') ?? Infinity) + ahead;

/** Tells whether a session is over by its token's own words, which a browser can tell without network. */
export const isOver = (session: { token: string; ahead?: number }, now: number): boolean =>
  now >= sessionEnd(session);
