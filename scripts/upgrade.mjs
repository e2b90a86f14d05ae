// Checks an upgrade (npm run upgrade -- COMMIT): an earlier commit fills a data folder with its demo clinic, today's
// server opens it twice, and the records before and after are compared; then both servers save doses in turn
// (upgrade-doses.mjs), unless --records follows. Fails when a record, a field, or what a dose says of its days is gone.
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { MongoClient } from 'mongodb';
import { startEmbeddedEngine } from '../backend/src/platform/embedded-engine/embedded-engine.ts';
import { startDemo, startServer } from './product-server.mjs';
import { root, run } from './run.mjs';
import { doseDaysAreKept } from './upgrade-doses.mjs';

/** Records of these collections expire by themselves. */
const PASSING = /^(sessions|leases|attempts)$/;
const commit = process.argv.slice(2).find((one) => !one.startsWith('--')) ?? 'HEAD';
/** A server of long before does not start on today's records: only the release before may run beside today's. */
const isOfRecords = process.argv.includes('--records');

const folder = await mkdtemp(path.join(tmpdir(), 'clinic-upgrade-'));
const earlier = path.join(folder, 'earlier');
const dataDir = path.join(folder, 'data');
try {
  await must('git', ['clone', '--quiet', root, earlier]);
  await must('git', ['checkout', '--quiet', commit], earlier);
  await must('npm', ['ci', '--silent', '--no-audit', '--no-fund'], earlier);
  await must('npm', ['run', '--silent', 'build', '--', 'backend'], earlier);
  // The copy also gets the C library that the engine may need, in place of the folder that its build has made.
  await rm(path.join(earlier, '.cache'), { recursive: true, force: true });
  await symlink(path.join(root, '.cache'), path.join(earlier, '.cache'));
  const env = { PORT: '0', DATA_DIR: dataDir, DEMO_DATA: 'true', LOG_LEVEL: 'warn' };
  const startEarlier = () => startServer([path.join(earlier, 'backend/dist/main.js')], env, /(http:\/\/\S+)/);
  await (await startEarlier()).stop();
  const before = await stored();
  const startToday = () => startDemo(dataDir);
  for (let start = 0; start < 2; start++) await (await startToday()).stop();
  const lost = [...losses(before, await stored())];
  const count = [...before.values()].reduce((sum, records) => sum + records.size, 0);
  console.log(lost.join('\n') || `Nothing of ${count} records of ${commit} is lost.`);
  process.exitCode = Number(lost.length > 0);
  if (!isOfRecords) console.log(await doseDaysAreKept({ startToday, startEarlier, commit }));
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function must(command, args, cwd = root) {
  if ((await run(command, args, { cwd })) !== 0) throw new Error(`${command} ${args.join(' ')} failed.`);
}

/** Reads every record, by collection and id. */
async function stored() {
  const cacheDirectory = path.join(root, '.cache');
  const log = (line) => console.error(line);
  const engine = await startEmbeddedEngine({ directory: path.join(dataDir, 'db'), cacheDirectory, log });
  const client = await MongoClient.connect(engine.uri);
  try {
    const collections = await client.db('clinic').collections();
    return new Map(
      await Promise.all(
        collections.map(async (collection) => {
          const records = await collection.find().toArray();
          return [collection.collectionName, new Map(records.map((one) => [String(one._id), one]))];
        }),
      ),
    );
  } finally {
    await client.close();
    await engine.stop();
  }
}

function* losses(before, after) {
  for (const [name, records] of before) {
    if (PASSING.test(name)) continue;
    const gone = new Map();
    const missing = [...records.keys()].filter((id) => !after.get(name)?.has(id));
    if (missing.length > 0) yield `${name}: ${missing.length} of ${records.size} records are gone`;
    for (const [id, record] of records)
      for (const [field, value] of Object.entries(record)) {
        const now = after.get(name)?.get(id);
        if (now && !(field in now) && !isEmpty(value) && !isMoved(field, value, now))
          gone.set(field, (gone.get(field) ?? 0) + 1);
      }
    for (const [field, count] of gone)
      yield `${name}: "${field}" is gone from ${count} of ${records.size} records`;
  }
}

function isEmpty(value) {
  return value === null || isDeepStrictEqual(value, []) || isDeepStrictEqual(value, {});
}

/** True for an entry of these fields, which migration 022 moves to the outbox. */
function isMoved(field, entries, { outbox = [] }) {
  return ['audit', 'effects'].includes(field) && outbox.length >= entries.length;
}
