/** When a token ends by its own words (`exp`), in milliseconds; undefined when it does not say. Nothing checks it here. */
export function tokenEnd(token: string): number | undefined {
  try {
    const [, payload = ''] = token.split('.');
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a session is over by its token's own words, which a browser can tell without network. */
export const isOver = ({ token }: { token: string }, now: number): boolean =>
  now >= (tokenEnd(token) ?? Infinity);
