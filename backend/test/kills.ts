import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MongoClient, type Db } from 'mongodb';
import { type EmbeddedEngine, startEmbeddedEngine } from '../src/platform/embedded-engine/embedded-engine.ts';
import { Servers } from './kills-servers.ts';
import { seededChance, type Chance } from './seeded-chance.ts';
import { Tills, type Losses } from './kills-tills.ts';
import { withDatabase } from './test-database.ts';

interface Plan {
  /** Total number of kills, in turn of servers and engines. */
  kills: number;
  /** Ends the drill early after so many milliseconds. */
  limitMs?: number;
  /** Concurrent writers. */
  tills?: number;
  /** Called after every kill, with the number of kills so far. */
  told?: (kills: number) => void;
}

export interface DrillFigures extends Losses {
  serverKills: number;
  engineKills: number;
  acknowledged: number;
  repeated: number;
  /** Answers of 500 and above that do not say "try again". */
  broken: number;
  /** Requests without an answer within their limit. */
  unanswered: number;
  /** Longest request, in milliseconds. */
  slowestMs: number;
  /** Longest time from an engine's kill to the next acknowledged write, in milliseconds. */
  slowestReturnMs: number;
}

const BETWEEN = { least: 10, most: 30 };

/**
 * Kills two servers and their embedded engine in turn, while people write without pause; each request has a key and is
 * repeated until it is answered. Returns what was lost, doubled or unanswered, by the database at the end.
 */
export async function drill({ kills, limitMs = Infinity, tills = 6, told }: Plan): Promise<DrillFigures> {
  const folder = await mkdtemp(path.join(tmpdir(), 'clinic-kills-'));
  const engine = await startEmbeddedEngine({
    directory: path.join(folder, 'db'),
    cacheDirectory: path.resolve(import.meta.dirname, '../../.cache'),
    log: () => undefined,
  });
  const chance = seededChance('Kills');
  const clinic = new Servers(withDatabase(engine.uri, 'clinic'), chance);
  const database = new MongoClient(engine.uri, { serverSelectionTimeoutMS: 10_000 });
  try {
    await clinic.start();
    await clinic.start();
    const people = new Tills(() => clinic.api(), clinic.admin);
    await people.open();
    const killing = killInTurn({
      kills,
      endAt: performance.now() + limitMs,
      clinic,
      engine,
      people,
      chance,
      told,
    });
    const [killed] = await Promise.all([killing.finally(() => people.close()), people.work(tills)]);
    const db: Db = database.db('clinic');
    return { ...killed, ...people.figures(), ...(await people.losses(db)) };
  } finally {
    await database.close();
    await clinic.stop();
    await engine.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Killing extends Pick<Plan, 'kills' | 'told'> {
  endAt: number;
  clinic: Servers;
  engine: EmbeddedEngine;
  people: Tills;
  chance: Chance;
}

async function killInTurn({ kills, endAt, clinic, engine, people, chance, told }: Killing) {
  const done = { serverKills: 0, engineKills: 0, slowestReturnMs: 0 };
  for (let n = 1; n <= kills && performance.now() < endAt; n++) {
    await people.acknowledge(chance(BETWEEN.least, BETWEEN.most));
    if (n % 2 === 1) {
      await clinic.killOne();
      done.serverKills += 1;
    } else {
      const at = performance.now();
      process.kill(engine.pid() as number, 'SIGKILL');
      done.engineKills += 1;
      await people.acknowledgeSentAfter(at);
      done.slowestReturnMs = Math.max(done.slowestReturnMs, performance.now() - at);
    }
    told?.(n);
  }
  return done;
}
