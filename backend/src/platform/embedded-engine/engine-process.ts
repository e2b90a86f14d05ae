import { spawn } from 'node:child_process';
import path from 'node:path';

export interface EngineProcess {
  /** Path of the engine's socket; new for every process. */
  socket: string;
  pid: number;
  /** Resolves with the exit code or signal. */
  ended: Promise<string>;
  /** Closes the data directory, or exits after 7 seconds; returns whether it ended cleanly. */
  stop(): Promise<boolean>;
  /** Ends it at once, like a power cut; answers whether it was running. */
  kill(): boolean;
}

/** Milliseconds that the engine may take to listen: after an unclean stop it replays its journal. */
const START_MS = 120_000;
/** Milliseconds that it may take to close its files; the server has 28 seconds in all. */
const STOP_MS = 7000;

/** Thrown when another process has opened the data directory. */
export class DirectoryInUse extends Error {}

const extension = path.extname(import.meta.filename);
const script = path.join(import.meta.dirname, `engine-child${extension}`);

interface Start {
  command: string[];
  directory: string;
  /** Runs before the engine serves. */
  prepare: (socket: string) => Promise<void>;
  /** Cancels the start. */
  signal: AbortSignal;
}

/** Starts the child; resolves when it serves and is prepared. */
export function startEngineProcess({ command, directory, prepare, signal }: Start): Promise<EngineProcess> {
  const [program = process.execPath, ...prefix] = command;
  const child = spawn(program, [...prefix, script, directory], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // One memory arena, since by default the C library keeps each connection thread's freed memory.
    env: { ...process.env, NODE_OPTIONS: '', MALLOC_ARENA_MAX: '2' },
  });
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, by) => resolve(by ?? `exit code ${code}`));
  });
  const kill = () => child.kill('SIGKILL');
  // Before requests are served, a signal to this process also kills the engine, which may not be listening.
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
      // The engine answers, so the limit ends: recounting millions of records may take any time.
      clearTimeout(late);
      try {
        await prepare(message.socket);
      } catch (error) {
        kill();
        reject(error);
        return;
      }
      begun();
      // Lets this process exit while the engine runs; the engine ends with it.
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
