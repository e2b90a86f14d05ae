const DUPLICATE_KEY = 11_000;

/** Whether a unique index refused the write; with `path`, an index that has this path. */
export function isDuplicateKey(error: unknown, path?: string): boolean {
  const { code, keyPattern = {} } = error as { code?: unknown; keyPattern?: Record<string, unknown> };
  return code === DUPLICATE_KEY && (path === undefined || path in keyPattern);
}
