import { rmSync, writeFileSync } from 'node:fs';
import { stuckFileName } from './stuck-file-name.ts';

const LONGEST_MS = 8 * 60_000;
/** Its worker looks every few seconds; one that is caught in a loop never does. */
const NO_WORD_MS = 60_000;

/**
 * A jest reporter: the plain runner ends no test that hangs. A file that takes far too long is named to its worker, which
 * says what it waits for and ends (`end-stuck-file.ts`); when it does not, the run ends.
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
