import { spawn } from 'node:child_process';
import path from 'node:path';

export interface EngineProcess {
  /** The engine's socket; another path for every process. */
  socket: string;
  pid: number;
  /** Resolves with the exit code or signal. */
  ended: Promise<string>;
  /** Closes the data directory, or kills the engine after 7 seconds; answers whether it ended cleanly. */
  stop(): Promise<boolean>;
  /** Kills the engine, as a power cut does; answers whether it was running. */
  kill(): boolean;
}

/** Milliseconds until the engine must listen: it reads its journal after an unclean end. */
const START_MS = 120_000;
/** Milliseconds for closing its files: the server itself has 28 seconds to end. */
const STOP_MS = 7000;

/** The data directory is open in another process. */
export class DirectoryInUse extends Error {}

const extension = path.extname(import.meta.filename);
const script = path.join(import.meta.dirname, `engine-child${extension}`);

interface Start {
  /** See `engineCommand`. */
  command: string[];
  directory: string;
  /** Runs before the engine is used. */
  prepare: (socket: string) => Promise<void>;
  /** Aborts the start. */
  signal: AbortSignal;
}

/** Resolves when the engine serves and is prepared. */
export function startEngineProcess({ command, directory, prepare, signal }: Start): Promise<EngineProcess> {
  const [program = process.execPath, ...prefix] = command;
  const child = spawn(program, [...prefix, script, directory], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Else the C library keeps an arena per connection thread, with all that was freed in it.
    env: { ...process.env, NODE_OPTIONS: '', MALLOC_ARENA_MAX: '2' },
  });
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, by) => resolve(by ?? `exit code ${code}`));
  });
  const kill = () => child.kill('SIGKILL');
  // No request is served yet: the signal must end the engine, too, which may not be able to listen.
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
      // The engine answers; counting millions of records again after an unclean end may take long.
      clearTimeout(late);
      try {
        await prepare(message.socket);
      } catch (error) {
        kill();
        reject(error);
        return;
      }
      begun();
      // The engine does not keep this process alive: it ends with it.
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
