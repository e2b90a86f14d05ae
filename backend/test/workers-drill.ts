import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createConnection } from 'mongoose';
import type { Db } from 'mongodb';
import { makePerson } from '../src/demo/factories.ts';
import { command } from '../src/workers/control-socket.ts';
import { Tills, type Losses } from './kills-tills.ts';
import { startServerProcess } from './server-process.ts';
import { until } from './until.ts';

interface Plan {
  reloads: number;
  kills: number;
  /** Processes of the server. */
  workers?: number;
  /** People who work at the same time. */
  tills?: number;
}

export interface WorkersFigures extends Losses {
  acknowledged: number;
  unanswered: number;
  slowestMs: number;
  /** Requests that had to be sent again while workers were exchanged, and while they were killed. */
  repeatedByReloads: number;
  repeatedByKills: number;
  /** Reloads that were asked for while one was on its way. */
  refusedReloads: number;
  /** Workers that died, as the server counts them. */
  deaths: number;
}

const METRICS_TOKEN = 'the token of the drill';
/** Acknowledged writes between two faults. */
const BETWEEN = { least: 10, most: 30 };

/** What the running server answers to a command, line by line. */
export async function told(dataDir: string, name: string): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of command(dataDir, name)) lines.push(line);
  return lines;
}

/**
 * One server of several workers on an empty database, and people who write without a pause, each request under a key;
 * meanwhile all workers are exchanged, so many times, and then single ones are killed.
 */
export async function workersDrill(
  uri: string,
  { reloads, kills, workers = 2, tills = 6 }: Plan,
): Promise<WorkersFigures> {
  const admin = { ...makePerson(), password: randomUUID() };
  const dataDir = await mkdtemp(path.join(tmpdir(), 'clinic-workers-'));
  const server = await startServerProcess(uri, {
    WORKERS: String(workers),
    METRICS_TOKEN,
    DATA_DIR: dataDir,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
  const connection = await createConnection(uri, { autoIndex: false }).asPromise();
  try {
    const people = new Tills(() => server.api, admin);
    await people.open();
    let [repeatedByReloads, refusedReloads] = [0, 0];
    const faults = async () => {
      for (let n = 0; n < reloads; n++) {
        await people.acknowledge(randomInt(BETWEEN.least, BETWEEN.most));
        const both = [told(dataDir, 'reload'), told(dataDir, 'reload')];
        for (const { status } of await Promise.allSettled(both))
          if (status === 'rejected') refusedReloads += 1;
      }
      repeatedByReloads = people.figures().repeated;
      for (let n = 0; n < kills; n++) {
        await people.acknowledge(randomInt(BETWEEN.least, BETWEEN.most));
        const pids = await told(dataDir, 'workers');
        process.kill(Number(pids[randomInt(pids.length)]), 'SIGKILL');
        // One that dies right after its predecessor would leave nobody.
        await until(async () => {
          const now = await told(dataDir, 'workers');
          return now.length === workers && now.some((pid) => !pids.includes(pid)) ? now : undefined;
        });
      }
    };
    await Promise.all([faults().finally(() => people.close()), people.work(tills)]);
    const { repeated, ...figures } = people.figures();
    const losses = await people.losses(connection.db as Db);
    const deaths = await deathsOf(server.api);
    const repeatedByKills = repeated - repeatedByReloads;
    return { ...figures, ...losses, repeatedByReloads, repeatedByKills, refusedReloads, deaths };
  } finally {
    await connection.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function deathsOf(api: string): Promise<number> {
  const headers = { Authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(api.replace(/api$/, 'metrics'), { headers })).text();
  return Number(/^clinic_worker_deaths_total (\d+)$/m.exec(text)?.[1]);
}
