// npm run bench:progress: how long a client's results and the homes of doctor and desk take in a clinic of 5,000 clients
// with 200 measurements each and 20,000 visits; one doctor has 500 clients, two in three of them in a program, one in
// ten with an alert and a check-in to read. Of a third of all clients the program is over. 40 visits are asked for,
// 20 clients would come earlier, 30 did not come.
// --write puts the table into docs/performance.md.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addDays, clinicToday } from '@clinic/contract/clinic-calendar';
import { MongoClient, ObjectId } from 'mongodb';
import { callsOf, TIMES, timesOf, timesTable } from './asking.mjs';
import { ADMIN, startClinic, startEngine } from './servers.mjs';
import { machine, writeMeasured } from './tables.mjs';
import { longWeek, visit, ZONE } from './visits.mjs';

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
const DAY_MS = 86_400_000;
/** Visits of each doctor's day, and the days before and after today that have so many. */
const A_DAY = 10;
const DAYS = [-180, 20];
const today = clinicToday(new Date(), ZONE);

const folder = await mkdtemp(path.join(tmpdir(), 'clinic-bench-'));
const engine = await startEngine(path.join(folder, 'db'));
const uri = engine.uri.replace('/?', '/bench-progress?');
const client = await MongoClient.connect(uri);
const clinic = await startClinic(uri, path.join(folder, 'data'));
const call = callsOf(clinic.url);
try {
  const { token, desk, doctors } = await hire();
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
      ['The desk’s home with all its lists', ...(await timesOf(call, '/desk/today', desk))],
    ]),
  ].join('\n');
  console.log(text);
  if (process.argv.includes('--write')) await writeMeasured('bench:progress', text);
} finally {
  await clinic.stop();
  await client.close();
  await engine.stop();
  await rm(folder, { recursive: true, force: true });
}

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
  const assistant = {
    name: 'Desk',
    email: 'desk@example.in',
    phone: '9876543210',
    password: 'bench-desk-01',
  };
  await call('/admin/add-assistant', {
    method: 'POST',
    body: { ...assistant, doctor: doctors[0] },
    token: admin,
  });
  const desk = (await call('/assistant/emailVerify', { method: 'POST', body: assistant })).token;
  return { token, desk, doctors: doctors.map((id) => new ObjectId(id)) };
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
    ...(n % 3 === 0
      ? { program: null, programsEnded: 1, programEndedAt: new Date(now.getTime() - (n % 300) * DAY_MS) }
      : {
          program: { ...program, _id: new ObjectId(), startDate: addDays(today, -(n % 120) - 8) },
          programsEnded: 0,
        }),
    createdAt: now,
    updatedAt: now,
  }));
  const marked = clients.filter(({ program: of }, n) => of && Math.floor(n / DOCTORS) % 10 === 0);
  const alert = { name: 'plateau', level: 1, urgent: false, day: today, words: 'Weight within 0.5 %' };
  await db.collection('clients').insertMany(clients);
  await db.collection('weeks').insertMany(doctors.map(longWeek));
  await db.collection('appointments').insertMany(visitsOf(clients, doctors), { ordered: false });
  await db
    .collection('courses')
    .insertMany(marked.map(({ _id }) => ({ _id, signals: [alert], seen: [], isOpen: true, revision: 1 })));
  await db.collection('checkIns').insertMany(
    marked.map(({ _id, program: { _id: of } }) => ({
      client: _id,
      program: of,
      week: 1,
      dueOn: today,
      daysFollowed: 5,
      hardestMeal: null,
      hunger: 3,
      energy: 3,
      sleep: 3,
      note: '',
      weight: null,
      sentAt: now,
      readAt: null,
      answer: null,
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

/** Of every doctor so many a day; the first ones to come are asked for, or would be sooner. */
function visitsOf(clients, doctors) {
  const [first, last] = DAYS;
  const perDay = DOCTORS * A_DAY;
  return Array.from({ length: (last - first) * perDay }, (_, n) => {
    const day = first + Math.floor(n / perDay);
    const doctor = n % DOCTORS;
    const place = Math.floor((n % perDay) / DOCTORS);
    const one = visit(doctors[doctor], doctor, addDays(today, day), place, clients[(n * 7) % CLIENTS]);
    if (day < 0) return { ...one, outcome: day === -1 && n % perDay < 30 ? 'no_show' : 'completed' };
    if (day === 2 && n % perDay < 40) return { ...one, status: 'requested' };
    return day === 9 && n % perDay < 20 ? { ...one, wantsEarlierSince: new Date() } : one;
  });
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
