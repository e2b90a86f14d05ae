let made = 0;

/**
 * Returns eleven digits and letters, unique among this and earlier runs on the same database: the run, the worker, and
 * a count. All have the same length, so that none is the prefix of another.
 */
export function serial(): string {
  made += 1;
  const worker = (process.env.TEST_WORKER_INDEX ?? '0').padStart(3, '0');
  return `${process.env.E2E_RUN ?? ''}${worker}${String(made).padStart(3, '0')}`;
}

/** Returns ten digits that no other client has: a number that is known makes the desk ask. */
export function ownPhone(): string {
  const run = String(Number.parseInt(process.env.E2E_RUN ?? '0', 36) % 100).padStart(2, '0');
  return `96${run}${serial().slice(-6)}`;
}
