import { rmSync, writeFileSync } from 'node:fs';
import { stuckFileName } from './stuck-file-name.ts';

const LONGEST_MS = 8 * 60_000;
/** Milliseconds without a sign of the worker, which checks every few seconds unless it is stuck in a loop. */
const NO_WORD_MS = 60_000;

/**
 * A Jest reporter, since the plain runner ends no hanging test. It tells a worker that its file runs too long; the
 * worker reports what it waits for and ends (`end-stuck-file.ts`), or the run ends.
 */
export default class StuckFiles {
  #running = new Map();

  onTestFileStart({ path }) {
    const end = () => {
      console.error(
        `${path} did not end within ${LONGEST_MS / 60_000} minutes, and its worker does not answer.`,
      );
      process.exit(1);
    };
    const ask = () => {
      writeFileSync(stuckFileName(process.pid), path);
      this.#running.set(path, setTimeout(end, NO_WORD_MS).unref());
    };
    this.#running.set(path, setTimeout(ask, LONGEST_MS).unref());
  }

  onTestFileResult({ path }) {
    clearTimeout(this.#running.get(path));
  }

  onRunComplete() {
    rmSync(stuckFileName(process.pid), { force: true });
  }
}
