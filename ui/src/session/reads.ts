/** Reads that are underway, each with its session's token. */
const underway = new Map<AbortController, string>();

/**
 * Asks for something to read, which the end of the session abandons: refused it would look like a failure of a page
 * that is left at that moment. What is abandoned is never answered.
 */
export async function reading(
  token: string,
  signal: AbortSignal | undefined,
  ask: (signal: AbortSignal) => Promise<Response>,
): Promise<Response> {
  const own = new AbortController();
  // `AbortSignal.any` is younger than some of the phones.
  if (signal?.aborted) own.abort();
  signal?.addEventListener('abort', () => own.abort());
  underway.set(own, token);
  try {
    return await ask(own.signal);
  } catch (failure) {
    if (!underway.has(own)) return await new Promise(() => undefined);
    throw failure;
  } finally {
    underway.delete(own);
  }
}

export function abandonReads(token: string): void {
  for (const [own, asking] of underway) {
    if (asking !== token) continue;
    underway.delete(own);
    own.abort();
  }
}
