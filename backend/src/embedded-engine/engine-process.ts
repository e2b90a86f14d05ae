import { spawn } from 'node:child_process';
import path from 'node:path';

/** One running child process of the embedded engine. */
export interface EngineProcess {
  /** Where the engine listens; another path for every process. */
  socket: string;
  pid: number;
  /** Resolves with a word on how it ended: an exit code or a signal. */
  ended: Promise<string>;
  /** Closes the data directory; answers whether it ended cleanly. */
  stop(): Promise<boolean>;
}

/** The data directory is open in another process. */
export class DirectoryInUse extends Error {}

const extension = path.extname(import.meta.filename);
const script = path.join(import.meta.dirname, `engine-child${extension}`);

/** Starts the child with `command` (see `engineCommand`) and answers when it serves. */
export function startEngineProcess(command: string[], directory: string): Promise<EngineProcess> {
  const [program = process.execPath, ...prefix] = command;
  const child = spawn(program, [...prefix, script, directory], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    void ended.then((how) => reject(new Error(`The embedded database ended at its start (${how}).`)));
    child.once('message', (message: { socket: string } | { error: string }) => {
      if ('error' in message) {
        const text = `The embedded database could not open ${directory}: ${message.error}`;
        reject(message.error.includes('DBPathInUse') ? new DirectoryInUse(text) : new Error(text));
        return;
      }
      // Nothing of the engine keeps this process alive: the engine ends with it.
      child.unref();
      child.channel?.unref();
      resolve({
        socket: message.socket,
        pid: child.pid ?? 0,
        ended,
        async stop() {
          child.ref();
          if (child.connected) child.disconnect();
          const patience = setTimeout(() => child.kill('SIGKILL'), 20_000);
          const how = await ended;
          clearTimeout(patience);
          return how === 'exit code 0';
        },
      });
    });
  });
}
