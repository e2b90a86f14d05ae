import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the run of this process id says which test file has been running for too long. */
export const stuckFileName = (run: number): string => join(tmpdir(), `clinic-stuck-test-file-${run}`);
