const DUPLICATE_KEY = 11_000;

/** Tells whether a unique index refused the write; with a path, an index that contains it. */
export function isDuplicateKey(error: unknown, path?: string): boolean {
  const { code, keyPattern = {} } = error as { code?: unknown; keyPattern?: Record<string, unknown> };
  return code === DUPLICATE_KEY && (path === undefined || path in keyPattern);
}
