// Compares searches for people and grids of visits in turn on one server, each with the call beside which it is measured
// (npm run bench:people). BENCH_SECONDS, BENCH_ROUNDS and BENCH_SIZES shorten it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MongoClient, ObjectId } from 'mongodb';
import { callsOf } from './asking.mjs';
import { inTurn, median } from './in-turn.mjs';
import { fill } from './records.mjs';
import { startClinic, startEngine } from './servers.mjs';
import { hireDesk } from './staff.mjs';

/** Clients; each has twenty visits. */
const SIZES = (process.env.BENCH_SIZES ?? '5000').split(',').map(Number);
const VISITS = 20;
const PENDING = 30;
/** Call → the one beside which it is measured. */
const BESIDE = {
  'search: a part of the name': 'search: the full name',
  'search: nobody, no similar name looked for': 'search: the full name',
  'search: nobody, similar names found': 'search: nobody, no similar name looked for',
  'alike: a number that is known': 'search: the full name',
  'alike: a number and a birthday of fifty': 'search: the full name',
  'visits: first page, a series being booked': 'visits: first page',
  'visits: a page in the middle, a series being booked': 'visits: a page in the middle',
};

console.log(
  '| Clients | Call | requests/s | p50 ms | p99 ms | time beside | ratio |\n|--:|---|--:|--:|--:|---|--:|',
);
for (const size of SIZES) console.log(await measured(size));

async function measured(size) {
  const folder = await mkdtemp(path.join(tmpdir(), 'clinic-bench-'));
  const engine = await startEngine(path.join(folder, 'db'));
  const uri = engine.uri.replace('/?', '/clinic?');
  const client = await MongoClient.connect(uri);
  try {
    const db = client.db();
    const { clients } = await fill(db, size * VISITS);
    await withBirthdays(db, clients);
    const clinic = await startClinic(uri, path.join(folder, 'data'));
    try {
      const call = callsOf(clinic.url);
      const { desk } = await hireDesk(call, 'bench-person-2');
      const calls = requestsOf(clients);
      await requireSimilar(call, desk, calls);
      const { book, clear } = seriesOf(db);
      const before = Object.fromEntries(
        Object.keys(calls).map((name) => [name, name.endsWith('being booked') ? book : clear]),
      );
      return table(size, await inTurn(clinic.url, desk, calls, before));
    } finally {
      await clinic.stop();
    }
  } finally {
    await client.close();
    await engine.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Fifty clients have each birthday. */
function birthdayOf(n) {
  return new Date(Date.UTC(1960, 0, 1 + Math.floor(n / 50))).toISOString().slice(0, 10);
}

async function withBirthdays(db, clients) {
  await db.collection('clients').bulkWrite(
    clients.map(({ _id }, n) => ({
      updateOne: { filter: { _id }, update: { $set: { birthday: birthdayOf(n) } } },
    })),
    { ordered: false },
  );
}

function requestsOf(clients) {
  const at = (n) => (n * 7919) % clients.length;
  const words = (n) => clients[at(n)].name.split(' ');
  const get = (target, query) => ({ path: `/api/${target}?${new URLSearchParams(query)}` });
  const search = (q) => get('search', { q });
  const page = (from) => get('rest/appointments', { range: JSON.stringify([from, from + 24]), filter: '{}' });
  const half = (clients.length * VISITS) / 2;
  const middle = (n) => page(Math.floor(half) + (n % 100) * 25);
  const phoneOf = (n) => String(9_000_000_000 + n);
  return {
    'search: the full name': (n) => search(clients[at(n)].name),
    'search: a part of the name': (n) => search(words(n)[1].slice(2)),
    'search: nobody, no similar name looked for': (n) => search(`8${String(at(n)).padStart(9, '1')}`),
    'search: nobody, similar names found': (n) => search(mistyped(words(n)[1])),
    'alike: a number that is known': (n) => get('client/alike', { name: words(n)[0], phone: phoneOf(at(n)) }),
    'alike: a number and a birthday of fifty': (n) =>
      get('client/alike', {
        name: clients[at(n)].name,
        phone: phoneOf(at(n)),
        birthday: birthdayOf(at(n)),
      }),
    'visits: first page': () => page(0),
    'visits: first page, a series being booked': () => page(0),
    'visits: a page in the middle': middle,
    'visits: a page in the middle, a series being booked': middle,
  };
}

/** Doubles the last consonant, as a caller's name is often heard. */
function mistyped(word) {
  return word.replace(/([^aeiou])([aeiou]*)$/, '$1$1$2');
}

/** A measurement of a search that finds nobody at all would say nothing. */
async function requireSimilar(call, token, calls) {
  const { path: target } = calls['search: nobody, similar names found'](1);
  const { clients } = await call(target.slice('/api'.length), { token });
  if (!clients[0]?.similar) throw new Error(`${target} found no similar name.`);
}

/** Puts pending visits of a series that is being booked beside all others, and takes them away. */
function seriesOf(db) {
  const id = new ObjectId();
  const visits = db.collection('appointments');
  const clear = () => visits.deleteMany({ 'series.id': id });
  return {
    clear,
    book: async () => {
      await clear();
      const { _id, ...visit } = await visits.findOne({});
      // A series that is not booked yet is left alone while it is young.
      const booking = { state: 'claiming', createdAt: new Date(Date.now() + 3_600_000) };
      await db.collection('bookings').updateOne({ _id: id }, { $set: booking }, { upsert: true });
      await visits.insertMany(
        Array.from({ length: PENDING }, (unused, n) => ({
          ...visit,
          pending: true,
          series: { id, n: n + 1, of: PENDING },
        })),
      );
    },
  };
}

function table(size, rows) {
  return Object.entries(rows)
    .map(([name, all]) => {
      const figure = (of, digits = 0) => median(all.map((one) => one[of])).toFixed(digits);
      const beside = BESIDE[name];
      // Longer by so much: a request's time is the inverse of how many there are in a second.
      const ratios = beside
        ? all.map(({ perSecond }, round) => rows[beside][round].perSecond / perSecond)
        : [];
      const ratio = beside ? median(ratios).toFixed(2) : '';
      const figures = [figure('perSecond'), figure('p50'), figure('p99'), beside ?? '', ratio];
      return `| ${size.toLocaleString('en')} | ${name} | ${figures.join(' | ')} |`;
    })
    .join('\n');
}
