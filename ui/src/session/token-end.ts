/** When a session ends according to its token, in milliseconds of the clinic's clock. The signature is not checked here. */
export function sessionEnd({ token }: { token: string }): number {
  try {
    const [, payload = ''] = token.split('.');
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : Infinity;
  } catch {
    return Infinity;
  }
}

/** Tells if a session is over according to its token, which needs no network. */
export const isOver = (session: { token: string }, now: Date): boolean =>
  now.getTime() >= sessionEnd(session);
