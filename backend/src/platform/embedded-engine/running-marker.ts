import { readFile, rm, writeFile } from 'node:fs/promises';

const heldHere = new Set<string>();

/** A file that exists while the engine runs; if a start finds it, the last stop was unclean. */
export class RunningMarker {
  private readonly file: string;

  constructor(directory: string) {
    this.file = `${directory}.running`;
  }

  async exists(): Promise<boolean> {
    return (await this.holder()) !== undefined;
  }

  /** Tells whether the marker's process is still alive. */
  async isHeld(): Promise<boolean> {
    const holder = await this.holder();
    if (!holder) return false;
    // In a container, an earlier start may have had the same process id.
    if (holder === process.pid) return heldHere.has(this.file);
    try {
      process.kill(holder, 0);
      return true;
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'EPERM';
    }
  }

  async write(): Promise<void> {
    heldHere.add(this.file);
    await writeFile(this.file, String(process.pid), { mode: 0o600 });
  }

  /** Call it after closing the engine; only a clean stop deletes the file. */
  async release(clean: boolean): Promise<void> {
    heldHere.delete(this.file);
    if (clean) await rm(this.file, { force: true });
  }

  private async holder(): Promise<number | undefined> {
    const text = await readFile(this.file, 'utf8').catch(() => undefined);
    return text === undefined ? undefined : Number(text);
  }
}
