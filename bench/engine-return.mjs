// npm run bench:engine: kills the embedded engine under databases of rising size and measures until it takes a write
// again. BENCH_SIZES are the invoices, and as many appointments, that each has.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { fill } from './records.mjs';
import { startClinic, startEngine } from './servers.mjs';

const SIZES = (process.env.BENCH_SIZES ?? '5000,50000,250000').split(',').map(Number);
const KILLS = 5;

console.log('| Records | Size | Until the next write, median | Longest |\n|---|---|---|---|');
for (const size of SIZES) console.log(await measured(size));

async function measured(size) {
  const folder = await mkdtemp(path.join(tmpdir(), 'clinic-bench-'));
  const engine = await startEngine(path.join(folder, 'db'), () => undefined);
  const client = new MongoClient(engine.uri, { serverSelectionTimeoutMS: 60_000 });
  try {
    const db = client.db('clinic');
    await fill(db, size);
    // Makes the indexes, as a clinic has them.
    const server = await startClinic(engine.uri.replace('/?', '/clinic?'), path.join(folder, 'data'));
    await server.stop();
    const { objects, totalSize } = await db.stats();
    const times = [];
    for (let kill = 0; kill < KILLS; kill++) times.push(await returned(engine, db));
    times.sort((one, other) => one - other);
    const [median, longest] = [times[KILLS >> 1], times.at(-1)].map((ms) => `${(ms / 1000).toFixed(1)} s`);
    return `| ${objects.toLocaleString('en')} | ${Math.round(totalSize / 1e6)} MB | ${median} | ${longest} |`;
  } finally {
    await client.close();
    await engine.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Kills the engine in the middle of writing, and answers the milliseconds until a write is acknowledged. */
async function returned(engine, db) {
  const invoices = db.collection('invoices');
  await Promise.all(
    Array.from({ length: 200 }, (_, n) => invoices.updateMany({ serial: n }, { $set: { touched: n } })),
  );
  const begun = performance.now();
  process.kill(engine.pid(), 'SIGKILL');
  for (;;) {
    try {
      await db.collection('pings').insertOne({ at: new Date() });
      return performance.now() - begun;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
