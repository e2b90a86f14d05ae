// Fills databases of rising size and compares the server with a bare one (npm run bench). BENCH_SECONDS and BENCH_SIZES
// shorten it; --write puts the tables into docs/performance.md.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MongoClient, ObjectId } from 'mongodb';
import { callsOf } from './asking.mjs';
import { measureImport } from './import-file.mjs';
import { measure } from './measure.mjs';
import { residentMegabytes } from './memory.ts';
import { fill } from './records.mjs';
import { scenarios } from './scenarios.mjs';
import { startBare, startClinic, startEngine } from './servers.mjs';
import { hireDesk } from './staff.mjs';
import { tables, writeMeasured } from './tables.mjs';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const SIZES = (process.env.BENCH_SIZES ?? '1000,10000,100000').split(',').map(Number);
const PASSWORD = 'bench-person-2';
/** So many people log in, more than there are connections, so that the log-in throttle refuses none. */
const PEOPLE = 64;

const folder = await mkdtemp(path.join(tmpdir(), 'clinic-bench-'));
try {
  const results = [];
  for (const count of SIZES) results.push(await measureSize(count));
  const text = tables(results, SECONDS);
  console.log(text);
  if (process.argv.includes('--write')) await writeMeasured('bench', text);
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Starts an engine for this size alone, anew after it is filled, so that caches of the filling do not count. */
async function openEngine(count) {
  const engine = await startEngine(path.join(folder, `db-${count}`));
  return { engine, client: await MongoClient.connect(engine.uri.replace('/?', '/bench?')) };
}

async function filled(count) {
  console.error(`Filling ${count} …`);
  const { engine, client } = await openEngine(count);
  try {
    return await fill(client.db(), count);
  } finally {
    await client.close();
    await engine.stop();
  }
}

async function measureSize(count) {
  const records = await filled(count);
  const { engine, client } = await openEngine(count);
  const db = client.db();
  const uri = engine.uri.replace('/?', '/bench?');
  const clinic = await startClinic(uri, path.join(folder, `data-${count}`));
  const servers = { clinic, bare: await startBare(uri, false), checked: await startBare(uri, true) };
  try {
    const { token, people } = await hire(clinic.url, db);
    const resident = () => residentOf(clinic.pid, engine.pid());
    const memory = { idle: await resident() };
    const invoices = (
      await db
        .collection('invoices')
        .find({}, { projection: { _id: 1 } })
        .limit(10_000)
        .toArray()
    ).map(({ _id }) => _id);
    const rows = [];
    const all = scenarios({ ...records, invoices, people, password: PASSWORD, count });
    for (const [name, make] of Object.entries(all)) {
      const row = { name };
      for (const [server, { url }] of Object.entries(servers)) {
        const request = server === 'clinic' ? make.clinic : make.bare;
        await measure(url, token, request, 1);
        row[server] = await measure(url, token, request, SECONDS);
        if (server !== 'clinic') await untilIdle(url);
      }
      console.error(count, name, Math.round(row.clinic.perSecond), Math.round(row.checked.perSecond));
      rows.push(row);
    }
    const file = await measureImport(clinic.url, token, records.stocked[0]._id.toHexString());
    memory.after = await resident();
    return { count, rows, file, memory };
  } finally {
    await Promise.all(Object.values(servers).map((server) => server.stop()));
    await client.close();
    await engine.stop();
    await rm(path.join(folder, `db-${count}`), { recursive: true });
  }
}

/** Returns the resident megabytes of the clinic's server, of the engine, and in all. */
async function residentOf(...pids) {
  const [server, database] = await Promise.all(pids.map(residentMegabytes));
  return server && database ? `${server} + ${database} = ${server + database}` : '–';
}

async function untilIdle(bareUrl) {
  while ((await (await fetch(`${bareUrl}/running`)).text()) !== '0')
    await new Promise((resolve) => setTimeout(resolve, 100));
}

/**
 * Hires assistants; answers the token of one and the e-mails of the others, which are copies with the same password.
 */
async function hire(url, db) {
  const { desk: token } = await hireDesk(callsOf(url), PASSWORD);
  const assistants = db.collection('assistants');
  const { _id, ...hired } = await assistants.findOne({ email: 'desk@example.in' });
  const people = Array.from({ length: PEOPLE }, (_, n) => `desk${n}@example.in`);
  await assistants.insertMany(people.map((email) => ({ ...hired, _id: new ObjectId(), email })));
  return { token, people };
}
