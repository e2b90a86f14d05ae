let made = 0;

/**
 * Eleven digits and letters that no other test of this run, and none of an earlier run on the same database, was
 * given: the run, the worker, and a count. Of one length, so that none is the beginning of another.
 */
export function serial(): string {
  made += 1;
  const worker = (process.env.TEST_WORKER_INDEX ?? '0').padStart(3, '0');
  return `${process.env.E2E_RUN ?? ''}${worker}${String(made).padStart(3, '0')}`;
}
