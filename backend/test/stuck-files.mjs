const LONGEST_MS = 8 * 60_000;

/** A jest reporter: the plain runner ends no test that hangs, so a file that takes far too long ends the run, with its name. */
export default class StuckFiles {
  #running = new Map();

  onTestFileStart({ path }) {
    const end = () => {
      console.error(`${path} did not end within ${LONGEST_MS / 60_000} minutes.`);
      process.exit(1);
    };
    this.#running.set(path, setTimeout(end, LONGEST_MS).unref());
  }

  onTestFileResult({ path }) {
    clearTimeout(this.#running.get(path));
  }
}
