/** Reads that are underway, each with its session's token. */
const underway = new Map<AbortController, string>();

/**
 * Makes a reading request that is aborted when the session ends: its refusal would look like a failure of a page that
 * is being left. An aborted request never resolves.
 */
export async function reading(
  token: string,
  signal: AbortSignal | undefined,
  ask: (signal: AbortSignal) => Promise<Response>,
): Promise<Response> {
  const own = new AbortController();
  // Some phones lack `AbortSignal.any`.
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
