// npm run bench:time: how long free times and a calendar's month take in a busy clinic, one request after the other, and
// the calendar in a slowed browser: four doctors, 20,000 visits in a year, one of them with 2,000 in the next 62 days.
// --write puts the table into docs/performance.md.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addDays, clinicToday } from '@clinic/contract/clinic-calendar';
import { MongoClient, ObjectId } from 'mongodb';
import { callsOf, TIMES, timesOf, timesTable } from './asking.mjs';
import { ADMIN, startClinic, startEngine } from './servers.mjs';
import { machine, writeMeasured } from './tables.mjs';
import { measureCalendar } from './time-screen.mjs';
import { longWeek, visit, ZONE } from './visits.mjs';

const DOCTORS = 4;
const VISITS = 20_000;
/** Upcoming visits of the first doctor. */
const AHEAD = { days: 62, visits: 2000 };
/** Clients of these visits. */
const CLIENTS = 400;
const today = clinicToday(new Date(), ZONE);

const folder = await mkdtemp(path.join(tmpdir(), 'clinic-bench-'));
const engine = await startEngine(path.join(folder, 'db'));
const uri = engine.uri.replace('/?', '/bench-time?');
const client = await MongoClient.connect(uri);
const clinic = await startClinic(uri, path.join(folder, 'data'));
const call = callsOf(clinic.url);
try {
  const { token, doctors } = await hire();
  await fill(client.db(), doctors);
  const [doctor] = doctors;
  const to = addDays(today, AHEAD.days - 1);
  const rows = [];
  for (const [name, target] of [
    [
      '62 days of a doctor with 2,000 visits',
      `/appointment/freeTimes?doctor=${doctor}&date=${today}&to=${to}&duration=30`,
    ],
    [
      'One day of that doctor',
      `/appointment/freeTimes?doctor=${doctor}&date=${addDays(today, 3)}&duration=30`,
    ],
    ['The first free times over all doctors', '/appointment/firstFree?duration=30'],
    [
      'A month of the calendar, all doctors',
      `/appointment/getAllAppointments?from=${addDays(today, -45)}&to=${addDays(today, -15)}`,
    ],
  ])
    rows.push([name, ...(await timesOf(call, target, token))]);
  const days = { past: addDays(today, -30), coming: addDays(today, 3) };
  const screen = await measureCalendar(clinic.url, days, await desk(doctor, token));
  const text = [
    `${machine()}, ${TIMES} requests one after the other, milliseconds from sent to read.`,
    '',
    timesTable(rows),
    '',
    `On a processor ${screen.slower} times slower, best and median of ${screen.month.length}: a month is painted ${bestAndMedian(screen.month)} ms after the press (reading it included), and the longest task while a visit is carried over a day takes ${bestAndMedian(screen.drag)} ms (0: none takes 50).`,
  ].join('\n');
  console.log(text);
  if (process.argv.includes('--write')) await writeMeasured('bench:time', text);
} finally {
  await clinic.stop();
  await client.close();
  await engine.stop();
  await rm(folder, { recursive: true, force: true });
}

function bestAndMedian(rising) {
  return `${Math.round(rising[0])} and ${Math.round(rising[rising.length >> 1])}`;
}

async function hire() {
  const { token } = await call('/admin/login', { method: 'POST', body: ADMIN });
  const doctors = [];
  for (let n = 0; n < DOCTORS; n++) {
    const person = {
      name: `Dr. Bench ${n}`,
      email: `doctor${n}@example.in`,
      phone: '9876543210',
      password: 'bench-doctor-1',
    };
    doctors.push((await call('/admin/add-doctor', { method: 'POST', body: person, token })).doctor.id);
  }
  return { token, doctors };
}

/** Key and value under which the back office keeps an assistant who is signed in. */
async function desk(doctor, admin) {
  const person = {
    name: 'Bench Desk',
    email: 'desk@example.in',
    phone: '9876543210',
    password: 'a-long-secret-1',
  };
  await call('/admin/add-assistant', { method: 'POST', body: { ...person, doctor }, token: admin });
  const { token, assistantData } = await call('/assistant/emailVerify', { method: 'POST', body: person });
  return ['assistant', JSON.stringify({ id: assistantData.id, name: person.name, token })];
}

async function fill(db, doctors) {
  await db.collection('weeks').insertMany(doctors.map(longWeek));
  const clients = Array.from({ length: CLIENTS }, (_, n) => ({
    _id: new ObjectId(),
    name: `Client ${n}`,
    email: `client${n}@example.in`,
    program: { id: new ObjectId(), name: `Program ${n % 12}` },
  }));
  await db.collection('clients').insertMany(clients);
  const perDay = Math.ceil(AHEAD.visits / AHEAD.days);
  const rows = [];
  for (let n = 0; n < AHEAD.visits; n++)
    rows.push(visit(doctors[0], 0, addDays(today, Math.floor(n / perDay)), n % perDay, clients[n % CLIENTS]));
  const others = VISITS - AHEAD.visits;
  for (let n = 0; n < others; n++) {
    const doctor = n % DOCTORS;
    const place = Math.floor(n / DOCTORS);
    rows.push(
      visit(
        doctors[doctor],
        doctor,
        addDays(today, -300 + Math.floor(place / 15)),
        place % 15,
        clients[n % CLIENTS],
      ),
    );
  }
  await db.collection('appointments').insertMany(rows, { ordered: false });
}
