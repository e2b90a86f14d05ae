import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The file in which the run of this process id names a test file that runs too long. */
export const stuckFileName = (run: number): string => join(tmpdir(), `clinic-stuck-test-file-${run}`);
