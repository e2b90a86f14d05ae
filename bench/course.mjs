// npm run bench:course: how long a client's results and a doctor's home take in a clinic of 5,000 clients with 200
// measurements each; one doctor has 500 of them in a program, one in ten of whom has a signal and a check-in to read.
// --write puts the table into docs/performance.md.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addDays, clinicToday } from '@clinic/contract/clinic-calendar';
import { MongoClient, ObjectId } from 'mongodb';
import { startEmbeddedEngine } from '../backend/src/embedded-engine/embedded-engine.ts';
import { root } from '../scripts/run.mjs';
import { callsOf, TIMES, timesOf, timesTable } from './asking.mjs';
import { ADMIN, startClinic } from './servers.mjs';
import { machine, writeMeasured } from './tables.mjs';

const CLIENTS = 5000;
const DOCTORS = 10;
const ROWS = 200;
/** Rows that are inserted at once. */
const BATCH = 10_000;
const KINDS = [
  ['weight', 'kg', 80],
  ['waist', 'cm', 90],
  ['bodyFat', '%', 30],
  ['pulse', '/min', 70],
];
const today = clinicToday(new Date(), 'Asia/Kolkata');

const folder = await mkdtemp(path.join(tmpdir(), 'clinic-bench-'));
const engine = await startEmbeddedEngine({
  directory: path.join(folder, 'db'),
  cacheDirectory: path.join(root, '.cache'),
  log: (line) => console.error(line),
});
const uri = engine.uri.replace('/?', '/bench-course?');
const client = await MongoClient.connect(uri);
const clinic = await startClinic(uri, path.join(folder, 'data'));
const call = callsOf(clinic.url);
try {
  const { token, doctors } = await hire();
  const [someone] = await fill(client.db(), doctors);
  const text = [
    `${machine()}, ${TIMES} requests one after the other, milliseconds from sent to read.`,
    '',
    timesTable([
      [
        'Results: every measurement of a client',
        ...(await timesOf(call, `/measurements/ofClient/${someone}`, token)),
      ],
      ['A doctor’s home with all its lists', ...(await timesOf(call, '/doctor/today', token))],
    ]),
  ].join('\n');
  console.log(text);
  if (process.argv.includes('--write')) await writeMeasured('bench:course', text);
} finally {
  await clinic.stop();
  await client.close();
  await engine.stop();
  await rm(folder, { recursive: true, force: true });
}

/** The doctors, and the session of the first. */
async function hire() {
  const admin = (await call('/admin/login', { method: 'POST', body: ADMIN })).token;
  const doctors = [];
  for (let n = 0; n < DOCTORS; n++) {
    const body = {
      name: `Dr. Bench ${n}`,
      email: `doctor${n}@example.in`,
      phone: '9876543210',
      password: 'bench-doctor-1',
    };
    doctors.push((await call('/admin/add-doctor', { method: 'POST', body, token: admin })).doctor.id);
  }
  const body = { email: 'doctor0@example.in', password: 'bench-doctor-1' };
  const { token } = await call('/doctor/emailVerify', { method: 'POST', body });
  return { token, doctors: doctors.map((id) => new ObjectId(id)) };
}

async function fill(db, doctors) {
  const now = new Date();
  const program = { name: 'Weight Loss', duration: 20, durationInDays: 140, createdAt: now, updatedAt: now };
  const clients = Array.from({ length: CLIENTS }, (_, n) => ({
    _id: new ObjectId(),
    name: `Client ${n}`,
    email: `client${n}@example.in`,
    phone: '9876543210',
    doctor: doctors[n % DOCTORS],
    deletedAt: null,
    program: { ...program, _id: new ObjectId(), startDate: addDays(today, -(n % 120) - 8) },
    programsEnded: 0,
    createdAt: now,
    updatedAt: now,
  }));
  const marked = clients.filter((_, n) => Math.floor(n / DOCTORS) % 10 === 0);
  const signal = { name: 'plateau', level: 1, urgent: false, day: today, words: 'Weight within 0.5 %' };
  await db.collection('clients').insertMany(clients);
  await db
    .collection('courses')
    .insertMany(marked.map(({ _id }) => ({ _id, signals: [signal], seen: [], isOpen: true, revision: 1 })));
  await db.collection('checkIns').insertMany(
    marked.map(({ _id, program: { _id: of } }) => ({
      client: _id,
      program: of,
      week: 1,
      dueOn: today,
      daysFollowed: 5,
      sentAt: now,
      readAt: null,
      version: 1,
    })),
  );
  for (let begun = 0; begun < CLIENTS * ROWS; begun += BATCH)
    await db.collection('measurements').insertMany(
      Array.from({ length: BATCH }, (_, n) => measurement(clients, begun + n)),
      {
        ordered: false,
      },
    );
  return clients.map(({ _id }) => _id);
}

/** So that each client has the same number of rows of each kind, one a day. */
function measurement(clients, n) {
  const { _id: client, name } = clients[n % CLIENTS];
  const place = Math.floor(n / CLIENTS);
  const [kind, unit, value] = KINDS[place % KINDS.length];
  const day = addDays(today, -Math.floor(place / KINDS.length));
  return {
    _id: `${client}:${kind}:${day}:client`,
    client,
    kind,
    value: value + (place % 7) / 10,
    diastolic: null,
    unit,
    day,
    source: 'client',
    by: { id: String(client), name, role: 'client' },
    at: new Date(`${day}T06:00:00Z`),
    round: 0,
    earlier: [],
  };
}
