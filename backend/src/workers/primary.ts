import { pino } from 'pino';
import { Counter } from 'prom-client';
import type { Env } from '../config/env.ts';
import { openEmbedded, RESTARTS } from '../embedded-engine/embedded-database.ts';
import type { Opened } from './channel.ts';
import { listenForCommands } from './control-socket.ts';
import { Workers } from './workers.ts';

/** What restarts a server kills it after 30 seconds. */
const WHOLE_MS = 29_000;
const SIGNALS = { SIGINT: 130, SIGTERM: 143 };

/**
 * The server as several processes behind one port: this one holds the embedded engine and the workers, and serves
 * nobody. Answers when all of them serve; says what the operator must know to `log`.
 */
export async function startPrimary(env: Env): Promise<Opened> {
  const log = pino({ level: env.logLevel });
  const engine = env.mongodbUri ? undefined : await openEmbedded(env, (line) => log.warn(line));
  if (engine) process.env.ENGINE_URI = engine.uri;
  const workers = new Workers(log);
  if (engine)
    new Counter({
      ...RESTARTS,
      registers: [workers.registry],
      collect() {
        this.reset();
        this.inc(engine.restarts());
      },
    });
  let reloading = false;

  async function* run(command: string): AsyncGenerator<string> {
    if (command === 'workers') {
      yield* workers.pids().map(String);
      return;
    }
    if (command !== 'reload') throw new Error(`There is no command ${command}.`);
    if (reloading) throw new Error('The workers are being exchanged already.');
    reloading = true;
    try {
      yield* workers.reload();
      yield 'All workers run the build that is there now. What changed in the first process or in the engine needs a restart.';
    } finally {
      reloading = false;
    }
  }

  const control = await listenForCommands(env.dataDir, run);
  let ending = false;
  const end = async (code: number) => {
    // A terminal tells everybody, and whoever started this process passes it on.
    if (ending) return;
    ending = true;
    setTimeout(() => {
      engine?.kill();
      process.exit(code);
    }, WHOLE_MS).unref();
    control.close();
    await workers.stop();
    await engine?.stop();
    process.exit(code);
  };
  for (const [signal, code] of Object.entries(SIGNALS)) process.on(signal, () => void end(code));
  try {
    const opened = await workers.start(env.workers);
    engine?.watch();
    return opened;
  } catch (error) {
    log.fatal((error as Error).message);
    await end(1);
    throw error;
  }
}
