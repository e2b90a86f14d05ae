import { spawn } from 'node:child_process';
import path from 'node:path';

/** One running child process of the embedded engine. */
export interface EngineProcess {
  /** Where the engine listens; another path for every process. */
  socket: string;
  pid: number;
  /** Resolves with a word on how it ended: an exit code or a signal. */
  ended: Promise<string>;
  /** Closes the data directory, or ends after 7 seconds without; answers whether it ended cleanly. */
  stop(): Promise<boolean>;
  /** Ends it at once, as a power cut does; answers whether it was still there. */
  kill(): boolean;
}

/** How long an engine may take until it listens, in milliseconds: it reads its journal after an unclean end. */
const START_MS = 120_000;
/** How long it may take to close its files, in milliseconds: the server itself has 28 seconds to end. */
const STOP_MS = 7000;

/** The data directory is open in another process. */
export class DirectoryInUse extends Error {}

const extension = path.extname(import.meta.filename);
const script = path.join(import.meta.dirname, `engine-child${extension}`);

interface Start {
  /** See `engineCommand`. */
  command: string[];
  directory: string;
  /** What has to be done before anybody uses it. */
  prepare: (socket: string) => Promise<void>;
  /** Ends a start that is no longer wanted. */
  signal: AbortSignal;
}

/** Starts the child and answers when it serves and is prepared. */
export function startEngineProcess({ command, directory, prepare, signal }: Start): Promise<EngineProcess> {
  const [program = process.execPath, ...prefix] = command;
  const child = spawn(program, [...prefix, script, directory], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // A thread for each connection: left alone, the C library keeps what each has freed in a heap of its own.
    env: { ...process.env, NODE_OPTIONS: '', MALLOC_ARENA_MAX: '2' },
  });
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, by) => resolve(by ?? `exit code ${code}`));
  });
  const kill = () => child.kill('SIGKILL');
  // Nobody is served yet: whoever asks this process to end asks the engine, too, which may not be able to listen.
  process.once('SIGTERM', kill).once('SIGINT', kill);
  signal.addEventListener('abort', kill);
  const late = setTimeout(kill, START_MS);
  const begun = () => {
    clearTimeout(late);
    process.off('SIGTERM', kill).off('SIGINT', kill);
    signal.removeEventListener('abort', kill);
  };
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    void ended.then((how) => {
      begun();
      reject(new Error(`The embedded database ended at its start (${how}).`));
    });
    child.once('message', async (message: { socket: string } | { error: string }) => {
      if ('error' in message) {
        const text = `The embedded database could not open ${directory}: ${message.error}`;
        reject(message.error.includes('DBPathInUse') ? new DirectoryInUse(text) : new Error(text));
        return;
      }
      // It answers; counting millions of records again after an unclean end takes as long as it takes.
      clearTimeout(late);
      try {
        await prepare(message.socket);
      } catch (error) {
        kill();
        reject(error);
        return;
      }
      begun();
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
          const patience = setTimeout(kill, STOP_MS);
          const how = await ended;
          clearTimeout(patience);
          return how === 'exit code 0';
        },
        kill,
      });
    });
  });
}
