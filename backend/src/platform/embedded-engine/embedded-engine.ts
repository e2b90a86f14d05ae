import { chmod, mkdir } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { keepToClassicQueries } from './classic-queries.ts';
import { DirectoryInUse, type EngineProcess, startEngineProcess } from './engine-process.ts';
import { type EngineSocket, listenOnPort, openEngineSocket } from './engine-socket.ts';
import { engineCommand } from './c-library.ts';
import { repairCounts } from './repair-counts.ts';
import { whenSilent } from './engine-pings.ts';
import { RunningMarker } from './running-marker.ts';

export interface EmbeddedEngineOptions {
  /** The engine's data directory; its run-time files lie beside it. */
  directory: string;
  /** Where the C library is that the engine may need; shared by all data directories. */
  cacheDirectory: string;
  log: (line: string) => void;
  /** Also listen on this port of 127.0.0.1 (0: a free one); the URI then names it. */
  port?: number;
}

export interface EmbeddedEngine {
  /** Address that stays valid across restarts of the engine. */
  uri: string;
  pid(): number | undefined;
  restarts(): number;
  stop(): Promise<void>;
  /** Ends the engine at once, as a last resort; it is restarted and repaired unless it is being stopped. */
  kill(): void;
  /** Starts to ping the engine at this interval, and kills it when it misses pings. */
  watch(everyMs?: number): void;
}

/** Milliseconds between two pings of the engine. */
const PING_MS = 5000;
const SHORTEST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;
const STABLE_AFTER_MS = 1000;
// Milliseconds to wait for a killed server's engine to close its files.
const CLOSING_MS = 10_000;

const directUri = (socket: string): string =>
  `mongodb://${encodeURIComponent(socket)}/?directConnection=true`;

/** Starts the engine on a directory and keeps it running until the calling process ends. */
export async function startEmbeddedEngine(options: EmbeddedEngineOptions): Promise<EmbeddedEngine> {
  const directory = path.resolve(options.directory);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await chmod(directory, 0o700);
  const command = await engineCommand(path.resolve(options.cacheDirectory));
  const supervisor = new Supervisor(directory, command, options.log);
  return supervisor.start(options.port);
}

class Supervisor {
  private readonly directory: string;
  private readonly command: string[];
  private readonly log: (line: string) => void;
  private readonly marker: RunningMarker;
  private readonly stopping = new AbortController();
  private socket: EngineSocket | undefined;
  private engine: EngineProcess | undefined;
  private restarting: Promise<void> | undefined;
  private pause = 0;
  private restarts = 0;

  constructor(directory: string, command: string[], log: (line: string) => void) {
    this.directory = directory;
    this.command = command;
    this.log = log;
    this.marker = new RunningMarker(directory);
  }

  async start(port: number | undefined): Promise<EmbeddedEngine> {
    const engine = await this.openFirst();
    try {
      this.socket = await openEngineSocket(path.dirname(this.directory));
      await this.serve(engine);
      const tcp = port === undefined ? undefined : await listenOnPort(port, this.socket.path);
      const place = tcp
        ? `127.0.0.1:${(tcp.address() as net.AddressInfo).port}`
        : encodeURIComponent(this.socket.path);
      return {
        uri: `mongodb://${place}/?directConnection=true&w=1&journal=true`,
        pid: () => this.engine?.pid,
        restarts: () => this.restarts,
        kill: () => void this.engine?.kill(),
        watch: (everyMs = PING_MS) => this.watch(everyMs),
        stop: async () => {
          tcp?.close();
          await this.stop();
        },
      };
    } catch (error) {
      this.stopping.abort();
      await engine.stop();
      await this.marker.release(false);
      throw error;
    }
  }

  /** Waits for the folder as long as a stopped server may need to close it. */
  private async openFirst(): Promise<EngineProcess> {
    const deadline = performance.now() + CLOSING_MS;
    let engine: EngineProcess | undefined;
    while (!engine) {
      engine = await this.open().catch(async (error: unknown) => {
        if (!(error instanceof DirectoryInUse)) {
          await this.marker.release(false);
          throw error;
        }
        if (performance.now() > deadline || (await this.marker.isHeld())) {
          throw new Error(
            `The folder ${this.directory} is in use by another start of this server: stop that one, or set DATA_DIR to another folder.`,
            { cause: error },
          );
        }
        await wait(SHORTEST_PAUSE_MS);
        return undefined;
      });
    }
    return engine;
  }

  private open(): Promise<EngineProcess> {
    return startEngineProcess({
      command: this.command,
      directory: this.directory,
      prepare: (socket) => this.prepare(socket),
      signal: this.stopping.signal,
    });
  }

  private async serve(engine: EngineProcess): Promise<void> {
    this.engine = engine;
    await this.socket?.pointTo(engine.socket);
    const since = performance.now();
    void engine.ended.then((how) => {
      if (this.stopping.signal.aborted) return;
      this.log(`The embedded database ended unexpectedly (${how}); it is started again.`);
      if (performance.now() - since > STABLE_AFTER_MS) this.pause = 0;
      this.restarting = this.restart();
    });
  }

  /** Runs at every start of the engine, before it serves. */
  private async prepare(socket: string): Promise<void> {
    const unclean = await this.marker.exists();
    await this.marker.write();
    const uri = directUri(socket);
    await keepToClassicQueries(uri);
    if (!unclean) return;
    for (const name of await repairCounts(uri))
      this.log(`The collection ${name} is damaged: restore it from a backup.`);
  }

  private watch(everyMs: number): void {
    const { signal } = this.stopping;
    const uri = directUri(this.socket?.path ?? '');
    void whenSilent({ uri, everyMs, signal }, () => {
      if (this.engine?.kill()) this.log('The embedded database no longer answered.');
    });
  }

  private async restart(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      let engine: EngineProcess | undefined;
      try {
        await wait(this.pause, undefined, { signal, ref: false });
        this.pause = Math.min(2 * this.pause + SHORTEST_PAUSE_MS, LONGEST_PAUSE_MS);
        engine = await this.open();
        await this.serve(engine);
        this.restarts += 1;
        return;
      } catch (error) {
        await engine?.stop();
        if (!signal.aborted) this.log(`The embedded database did not start again: ${String(error)}`);
      }
    }
  }

  private async stop(): Promise<void> {
    this.stopping.abort();
    await this.restarting;
    const clean = await this.engine?.stop();
    await this.socket?.remove();
    await this.marker.release(clean ?? false);
  }
}
