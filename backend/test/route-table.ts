import { randomBytes, randomUUID } from 'node:crypto';
import { DEFAULT_BUSINESS } from '@clinic/contract/billing/business';
import type { ClientMisreadings } from '@clinic/contract/care/misreadings/misreading-calls';
import type { OwnCheckIns } from '@clinic/contract/care/check-ins/check-ins';
import { addDays } from '@clinic/contract/clinic-calendar';
import { NOTICE_VERSION } from '@clinic/contract/privacy/privacy-notice';
import {
  makeDietPlan,
  makeDosageEntry,
  makeEnquiry,
  makeFood,
  makeItem,
  makePlanTemplate,
  makeProgram,
  makeTaxClass,
} from '../src/operations/demo/factories.ts';
import { Misreadings } from '../src/care/misreadings/misreadings.service.ts';
import { makePushDevice } from './push-inbox.ts';
import { PASSWORD } from './test-app.ts';
import type { ClinicRecords, RecordKind } from './clinic-records.ts';
import { TODAY, TOMORROW, testClock } from './test-clock.ts';

type Body = object | Promise<object>;

export interface RouteRow {
  who: string;
  /** Kind of the record in `:id`. */
  id?: RecordKind;
  query?: (records: ClinicRecords) => string | Promise<string>;
  body?: (records: ClinicRecords) => Body;
  /** Content of the field `file`, for a multipart call. */
  file?: string;
  /** True: a valid call ends the caller's session. */
  endsSession?: true;
  /** Further allowed statuses of a valid call: 409 where it works only once. */
  own?: number[];
  /** Statuses for another doctor and client, if the record has an owner. */
  other?: { doctor?: number; client?: number };
}

const OWNER = { doctor: 404, client: 403 };
const STAFF_BODY = (records: ClinicRecords) => records.person();
const CONTACT = ({ client }: ClinicRecords) => ({
  name: client.name,
  email: client.email,
  phone: '9825012345',
});
const LOG_IN = (role: 'admin' | 'doctor' | 'assistant' | 'client') => (records: ClinicRecords) => ({
  email: records[role].email,
  password: PASSWORD,
});
const EVERYBODY = 'admin doctor assistant client';
const AGAIN = () => ({ current: PASSWORD });
/** Proves the address again, since a second factor needs a proven one. */
const PROVEN_AGAIN = async (records: ClinicRecords) => {
  await records.prove();
  return AGAIN();
};
const FORM = ({ client, form }: ClinicRecords) => ({
  formId: form,
  client: client.id,
  fields: { fullName: 'Asha' },
});
/** Body with a glass of water now, valid on every day. */
const WATER = () => {
  const at = testClock.now().toISOString();
  const [id, glass] = [randomUUID(), randomUUID()];
  return { sentAt: at, taps: [{ id, item: `water:${glass}`, state: 'had', at }] };
};
/** Body of a check-in for a program whose first week ended yesterday. */
async function CHECK_IN(records: ClinicRecords) {
  const plan = makeProgram({ startDate: addDays(TODAY, -8) });
  await records.as('doctor').post('/program/save').send({ clientId: records.client.id, plan }).expect(200);
  const { due, checkIns } = (await records.as('client').get('/checkIns').expect(200)).body as OwnCheckIns;
  const version = checkIns.find(({ dueOn }) => dueOn === due?.dueOn)?.version ?? 0;
  return {
    week: 1,
    version,
    daysFollowed: 5,
    hardestMeal: 'Dinner',
    hunger: 2,
    energy: 4,
    sleep: 3,
    note: 'A wedding on Sunday.',
    weight: 82.5,
  };
}
/** Id of a program that its doctor has just ended. */
async function ENDED(records: ClinicRecords): Promise<string> {
  await records.running();
  const path = `/program/end/${records.client.id}`;
  const { body } = await records.as('doctor').post(path).send({ reason: 'paused' }).expect(200);
  return body.program._id as string;
}
async function PLAN(records: ClinicRecords) {
  await records.running();
  return makeDietPlan();
}
/** No query: it gives the client a diet plan, of which the address names the first version. */
async function WITH_PLAN(records: ClinicRecords): Promise<string> {
  await records.id('dietPlan');
  return '';
}
const MOVE = (records: ClinicRecords) => ({ date: TOMORROW, time: records.time() });
const WEEK_RANGE = { day: 1, from: '09:00', to: '24:00', modes: ['clinic', 'online'] };
const CONFIRM = (records: ClinicRecords) => ({
  status: 'confirmed',
  confirmedDate: TOMORROW,
  confirmedTime: records.time(),
});

async function WALK_IN(records: ClinicRecords) {
  const { id: client } = await records.clinic.addClient();
  const { id: doctor } = await records.clinic.addDoctor();
  return { client, doctor };
}
async function PAST_VISIT(records: ClinicRecords) {
  const { id: client } = await records.clinic.addClient();
  const { id: doctor } = await records.clinic.addDoctor();
  return { client, doctor, date: TODAY, time: '00:00', outcome: 'completed' };
}
async function SERIES(records: ClinicRecords) {
  const { id: client } = await records.clinic.addClient();
  const { doctor, assistant } = records.appointmentInput();
  const first = { date: TOMORROW, time: records.time() };
  return { client, doctor, assistant, first, every: { weeks: 1 }, times: 2, hoursReason: 'Any time.' };
}
/** Lets clients ask for any time. */
async function POLICY(records: ClinicRecords) {
  const { version } = (await records.as('admin').get('/appointment/policy').expect(200)).body;
  return { minNotice: 0, maxAdvance: 365, changeLimit: 0, holdHours: 24, buffer: 0, step: 15, version };
}
async function SOURCES(records: ClinicRecords) {
  const { version } = (await records.as('admin').get('/enquiry/sources').expect(200)).body;
  return { sources: ['Google', 'A friend'], asked: true, version };
}
async function LEFT(records: ClinicRecords) {
  const { version } = (await records.as('admin').get('/admin/whatIsLeft').expect(200)).body;
  return { notForUs: ['prices'], version };
}
async function CLINIC(records: ClinicRecords) {
  const { clinic, version } = (await records.as('admin').get('/admin/clinic').expect(200)).body;
  return { ...clinic, version };
}
async function SERVERS(records: ClinicRecords) {
  const { version } = (await records.as('admin').get('/admin/servers').expect(200)).body;
  return { updated: true, version };
}
async function BUSINESS(records: ClinicRecords) {
  const { version } = (await records.as('admin').get('/admin/business').expect(200)).body;
  return { ...DEFAULT_BUSINESS, signatory: 'Kavita Joshi', version };
}
async function DESK_NOTES(records: ClinicRecords) {
  const path = `/deskNotes/ofClient/${records.client.id}`;
  const { version } = (await records.as('assistant').get(path).expect(200)).body;
  return { text: 'Prefers mornings.', version };
}

async function PROGRESS_GOAL(records: ClinicRecords) {
  await records.running();
  const { version } = (await records.as('doctor').get(`/course/goal/${records.client.id}`).expect(200)).body;
  const goal = { direction: 'lose', kind: 'waist', value: 84, by: TOMORROW, reason: '' };
  return { goal, expecting: false, version };
}
async function PRECAUTIONS(records: ClinicRecords) {
  const { version } = (await records.as('doctor').get(`/precautions/${records.client.id}`).expect(200)).body;
  return { answers: [], added: [{ sort: 'allergy', code: 'peanut', words: 'told at the visit' }], version };
}
/** Body for a strength that earlier releases misread by a thousand. */
async function MISREAD(records: ClinicRecords) {
  await records.running();
  const vitamins = [makeDosageEntry({ name: `Folic acid ${randomUUID()}`, quantity: '0,400 mg' })];
  const save = records.as('doctor').post(`/vitaminPlan/save/${records.client.id}`);
  await save.send({ vitamins }).expect(200);
  await records.clinic.get(Misreadings, { strict: false }).findAll();
  const { body } = await records.as('doctor').get(`/misreadings/${records.client.id}`).expect(200);
  return { keys: (body as ClientMisreadings).misreadings.map(({ key }) => key) };
}
/** Body for an alert about blood pressure. */
async function ALERTS_SEEN(records: ClinicRecords) {
  const measures = [{ kind: 'bloodPressure', value: 184, diastolic: 112 }];
  const create = records.as('doctor').post(`/checkup/create/${records.client.id}`);
  await create.send({ fields: {}, measures }).expect(200);
  return { signals: [{ name: 'pressure', level: 11 }] };
}

/** Id of a weight logged by the client, which does not count. */
async function WEIGHING(records: ClinicRecords) {
  const own = records.as('client').post('/measurements/own').send({ kind: 'weight', value: 80 });
  const { id } = (await own.expect(200)).body.measurement;
  return { id, counts: false, reason: 'Other scales' };
}

/**
 * Every call of the server with its roles, written by hand, so that a missing call or an unintended role fails the
 * test.
 */
export const ROUTES: Record<string, RouteRow> = {
  'GET /api/health': { who: 'public' },
  'GET /api/health/live': { who: 'public' },
  'GET /api/health/ready': { who: 'public' },
  'GET /metrics': { who: 'public', own: [404] },

  'GET /api/account/me': { who: 'admin doctor assistant client' },
  'POST /api/account/logOut': { who: 'admin doctor assistant client', endsSession: true },
  'GET /api/account/draftKey': { who: 'admin doctor assistant' },
  'GET /api/account/sessions': { who: 'admin doctor assistant client' },
  'DELETE /api/account/sessions/:id': { who: 'admin doctor assistant client', id: 'session' },
  'POST /api/account/endOtherSessions': { who: 'admin doctor assistant client' },
  'POST /api/account/changePassword': {
    who: 'admin doctor assistant client',
    body: () => ({ current: PASSWORD, password: PASSWORD }),
  },
  'POST /api/account/forgotPassword': { who: 'public', body: () => ({ email: 'nobody@example.com' }) },
  'POST /api/account/passwordLink': { who: 'public', body: () => ({ token: 'no token' }), own: [400] },
  'POST /api/account/setPassword': {
    who: 'public',
    body: () => ({ token: 'no token', password: PASSWORD }),
    own: [400],
  },

  'POST /api/account/secondFactor': {
    who: 'public',
    body: () => ({ ticket: 'no ticket', code: '123456' }),
    own: [400],
  },
  'POST /api/account/secondFactor/passkey': {
    who: 'public',
    body: () => ({ ticket: 'no ticket' }),
    own: [400],
  },
  'POST /api/account/passwordAgain': { who: 'client doctor', body: AGAIN },
  'POST /api/account/passwordAgain/passkey': { who: 'client doctor', own: [404] },
  'GET /api/account/secondFactor': { who: EVERYBODY },
  'POST /api/account/secondFactor/startApp': { who: EVERYBODY, body: PROVEN_AGAIN },
  'POST /api/account/secondFactor/confirmApp': {
    who: EVERYBODY,
    body: () => ({ ticket: 'no ticket', code: '123456' }),
    own: [400],
  },
  'POST /api/account/secondFactor/removeApp': { who: EVERYBODY, body: AGAIN, own: [409] },
  'POST /api/account/secondFactor/startPasskey': { who: EVERYBODY, body: PROVEN_AGAIN },
  'POST /api/account/secondFactor/addPasskey': {
    who: EVERYBODY,
    body: () => ({ ticket: 'no ticket', id: 'A', clientDataJSON: 'A', attestationObject: 'A' }),
    own: [400],
  },
  'POST /api/account/secondFactor/removePasskey': {
    who: EVERYBODY,
    body: () => ({ current: PASSWORD, id: 'A' }),
    own: [404],
  },
  'POST /api/account/secondFactor/newRecoveryCodes': { who: EVERYBODY, body: AGAIN, own: [409] },
  'GET /api/admin/secondFactorRule': { who: 'admin' },
  'PUT /api/admin/secondFactorRule': {
    who: 'admin',
    body: () => ({ admin: false, doctor: false, assistant: false }),
  },
  'POST /api/admin/resetSecondFactor': {
    who: 'admin',
    body: ({ client }) => ({ role: 'client', id: client.id }),
    own: [400],
  },
  'POST /api/account/sendVerification': { who: 'admin doctor assistant client', own: [200, 429] },
  'POST /api/account/changeEmail': {
    who: 'admin doctor assistant client',
    // A wrong password, since the right one would end the family's sessions.
    body: () => ({ email: 'new@example.com', current: 'not-the-password' }),
    own: [400],
  },
  'POST /api/account/cancelEmailChange': { who: 'admin doctor assistant client' },
  'POST /api/account/verifyEmail': { who: 'public', body: () => ({ token: 'no token' }), own: [400] },
  'POST /api/account/undoEmailChange': { who: 'public', body: () => ({ token: 'no token' }), own: [400] },
  'POST /api/account/agreeEmailChange': { who: 'public', body: () => ({ token: 'no token' }), own: [400] },

  'POST /api/admin/login': { who: 'public', body: LOG_IN('admin') },
  'POST /api/admin/add-doctor': { who: 'admin', body: STAFF_BODY },
  'PUT /api/admin/doctors/:id': { who: 'admin', id: 'doctor', body: STAFF_BODY },
  'POST /api/admin/doctors/:id/sendLink': { who: 'admin', id: 'doctor' },
  'POST /api/admin/assistants/:id/sendLink': { who: 'admin', id: 'assistant' },
  'POST /api/admin/doctors/:id/confirm': {
    who: 'admin',
    id: 'ownDoctor',
    body: ({ doctor }) => ({ email: doctor.email }),
  },
  'POST /api/admin/assistants/:id/confirm': {
    who: 'admin',
    id: 'ownAssistant',
    body: ({ assistant }) => ({ email: assistant.email }),
  },
  'DELETE /api/admin/doctors/:id': { who: 'admin', id: 'doctor' },
  'POST /api/admin/doctors/:id/reassign': {
    who: 'admin',
    id: 'doctor',
    body: ({ doctor }) => ({ doctor: doctor.id }),
  },
  'POST /api/admin/add-assistant': {
    who: 'admin',
    body: (records) => ({ ...records.person(), doctor: records.doctor.id }),
  },
  'PUT /api/admin/assistants/:id': { who: 'admin', id: 'assistant', body: STAFF_BODY },
  'DELETE /api/admin/assistants/:id': { who: 'admin', id: 'assistant' },
  'GET /api/admin/left-behind': { who: 'admin' },
  'GET /api/rest/doctors': { who: 'admin assistant' },
  'GET /api/rest/doctors/:id': { who: 'admin assistant', id: 'doctor' },
  'POST /api/rest/doctors': { who: 'admin', body: STAFF_BODY },
  'PUT /api/rest/doctors/:id': { who: 'admin', id: 'doctor', body: STAFF_BODY },
  'DELETE /api/rest/doctors/:id': { who: 'admin', id: 'doctor' },
  'GET /api/rest/assistants': { who: 'admin assistant' },
  'GET /api/rest/assistants/:id': { who: 'admin assistant', id: 'assistant' },
  'POST /api/rest/assistants': {
    who: 'admin',
    body: (records) => ({ ...records.person(), doctor: records.doctor.id }),
  },
  'PUT /api/rest/assistants/:id': { who: 'admin', id: 'assistant', body: STAFF_BODY },
  'DELETE /api/rest/assistants/:id': { who: 'admin', id: 'assistant' },
  'GET /api/client/accessLog': { who: 'client' },
  'GET /api/audit/download': { who: 'admin' },
  'GET /api/rest/audit': { who: 'admin' },
  'GET /api/rest/audit/:id': { who: 'admin', id: 'audit' },

  'POST /api/doctor/emailVerify': { who: 'public', body: LOG_IN('doctor') },
  'GET /api/doctor/getAllDoctors': { who: 'admin doctor assistant client' },
  'POST /api/assistant/emailVerify': { who: 'public', body: LOG_IN('assistant') },
  'GET /api/assistant/getAllAssistants': { who: 'admin doctor assistant client' },

  'POST /api/client/emailRegister': { who: 'public', body: STAFF_BODY },
  'POST /api/client/emailVerify': { who: 'public', body: LOG_IN('client') },
  'POST /api/client/forgotPassword': { who: 'public', body: () => ({ email: 'nobody@example.com' }) },
  'POST /api/client/setPassword': {
    who: 'public',
    body: () => ({ token: 'no token', password: PASSWORD }),
    own: [400],
  },
  'GET /api/client/me': { who: 'client' },
  'GET /api/client/notices': { who: 'client' },
  'PUT /api/client/notices/:id/read': { who: 'client', id: 'atLogIn', other: { client: 404 } },
  'GET /api/privacy/me': { who: 'client' },
  'PUT /api/privacy/consents': { who: 'client', body: () => ({ version: NOTICE_VERSION, reminders: true }) },
  'POST /api/privacy/download': { who: 'client' },
  'GET /api/privacy/download/:id': { who: 'client', id: 'download', other: { client: 404 } },
  'POST /api/privacy/erasure': { who: 'client', body: () => ({ reason: 'I moved away.' }) },
  'DELETE /api/privacy/erasure': { who: 'client' },
  'GET /api/privacy/writtenDown/:clientId': { who: 'assistant doctor', other: { doctor: 404 } },
  'PUT /api/privacy/writtenDown/:clientId': {
    who: 'assistant doctor',
    id: 'withoutLogIn',
    body: () => ({ version: NOTICE_VERSION, proof: 'phone', reminders: false }),
    other: { doctor: 404 },
  },
  'POST /api/privacy/writtenDown/:clientId/erasure': {
    who: 'assistant doctor',
    id: 'withoutLogIn',
    body: () => ({ proof: 'paper', reason: 'She moved away.' }),
    other: { doctor: 404 },
  },
  'DELETE /api/privacy/writtenDown/:clientId/erasure': {
    who: 'assistant doctor',
    id: 'erasureWritten',
    other: { doctor: 404 },
  },
  'POST /api/privacy/writtenDown/:clientId/copy': { who: 'doctor', id: 'copyWish', other: { doctor: 404 } },
  'GET /api/privacy/writtenDown/:clientId/copy': { who: 'doctor', id: 'copyMade', other: { doctor: 404 } },
  'POST /api/privacy/writtenDown/:clientId/handOver': {
    who: 'doctor',
    id: 'copyWish',
    other: { doctor: 404 },
  },
  'POST /api/admin/erasures/:id/confirm': { who: 'admin', id: 'erasure' },
  'POST /api/admin/erasures/:id/decline': {
    who: 'admin',
    id: 'erasure',
    body: () => ({ reason: 'Please pay your last invoice first.' }),
  },
  'GET /api/letters/ofClient/:clientId': { who: 'assistant doctor admin', other: { doctor: 404 } },
  'GET /api/deskNotes/ofClient/:clientId': { who: 'assistant doctor admin', other: { doctor: 404 } },
  'PUT /api/deskNotes/ofClient/:clientId': {
    who: 'assistant',
    body: DESK_NOTES,
  },
  'POST /api/admin/letters/:id/retry': { who: 'admin assistant', id: 'failedEmail' },
  'POST /api/letters/:id/telling': {
    who: 'admin assistant',
    id: 'toTell',
    body: () => ({ outcome: 'told', tries: 0 }),
  },
  'GET /api/admin/letters/look': { who: 'admin', query: () => 'kind=reminder-24h' },
  'GET /api/admin/letters/switches': { who: 'admin' },
  'PUT /api/admin/letters/switch': { who: 'admin', body: () => ({ kind: 'missed', on: false }) },
  'GET /api/rest/letters': { who: 'admin' },
  'GET /api/rest/letters/:id': { who: 'admin', id: 'failedEmail' },
  'GET /api/rest/erasures': { who: 'admin' },
  'GET /api/rest/erasures/:id': { who: 'admin', id: 'erasure' },
  'GET /api/client/allClients': { who: 'doctor assistant admin' },
  'GET /api/client/getClient/:id': { who: 'doctor assistant admin', id: 'client', other: { doctor: 404 } },
  'GET /api/client/alike': {
    who: 'assistant admin',
    query: () => 'name=Asha%20Patel&phone=9825012345&birthday=1980-05-01',
  },
  'POST /api/client/alike/:id': {
    who: 'assistant admin',
    id: 'alike',
    body: ({ alikeFact }) => ({ answer: 'family', fact: alikeFact }),
  },
  'PUT /api/client/birthday/:id': {
    who: 'doctor',
    id: 'client',
    body: () => ({ birthday: '1980-05-01' }),
    other: { doctor: 404 },
  },
  'POST /api/client/confirm/:id': {
    who: 'doctor admin',
    id: 'client',
    body: ({ client }) => ({ email: client.email }),
    other: { doctor: 404 },
  },
  'PUT /api/client/language': { who: 'client', body: () => ({ language: 'gu' }) },
  'PUT /api/client/language/:clientId': {
    who: 'doctor assistant',
    body: () => ({ language: 'hi' }),
    other: { doctor: 404 },
  },
  'GET /api/rest/clients': { who: 'assistant admin' },
  'GET /api/rest/clients/:id': { who: 'assistant admin', id: 'client' },
  'POST /api/rest/clients': {
    who: 'assistant admin',
    body: (records) => {
      const { name, email, phone } = records.person();
      return { name, email, phone };
    },
  },
  'PUT /api/rest/clients/:id': { who: 'assistant admin', id: 'client', body: CONTACT },

  'POST /api/appointment/create': {
    who: 'client assistant',
    body: (records) => records.appointmentInput(),
    own: [200, 409],
  },
  'GET /api/appointment/status/:id': {
    who: 'client doctor assistant admin',
    id: 'appointment',
    other: { doctor: 404, client: 404 },
  },
  'PUT /api/appointment/update/:id': { who: 'assistant', id: 'appointment', body: CONFIRM, own: [200, 409] },
  'PUT /api/appointment/reschedule/:id': {
    who: 'client assistant',
    id: 'appointment',
    body: MOVE,
    own: [200, 409],
    other: { client: 404 },
  },
  'DELETE /api/appointment/delete/:id': {
    who: 'client assistant',
    id: 'appointment',
    other: { client: 404 },
  },
  'GET /api/appointment/getAllAppointments': { who: 'client doctor assistant admin' },
  'GET /api/appointment/getAllAppointmentsOfClient/:clientId': {
    who: 'client doctor assistant admin',
    other: OWNER,
  },
  'GET /api/appointment/freeTimes': {
    who: 'client doctor assistant admin',
    query: ({ doctor }) => `doctor=${doctor.id}&date=${TOMORROW}&duration=30`,
  },
  'GET /api/appointment/firstFree': {
    who: 'client doctor assistant admin',
    query: () => 'duration=30',
  },
  'PUT /api/appointment/outcome/:id': {
    who: 'assistant doctor',
    id: 'visit',
    body: () => ({ outcome: 'completed' }),
    other: { doctor: 404 },
  },
  'POST /api/appointment/walkIn': { who: 'assistant', body: WALK_IN },
  'POST /api/appointment/past': { who: 'assistant', body: PAST_VISIT },
  'POST /api/appointment/series': { who: 'assistant', body: SERIES },
  'GET /api/appointment/series/:clientId': {
    who: 'client doctor assistant admin',
    other: OWNER,
  },
  'PUT /api/appointment/keep/:id': {
    who: 'assistant',
    id: 'appointment',
    body: () => ({ reason: 'The doctor comes in for it.' }),
  },
  'PUT /api/appointment/wantEarlier/:id': {
    who: 'client',
    id: 'appointment',
    body: () => ({ wanted: true }),
    other: { client: 404 },
  },
  'PUT /api/appointment/joinLink/:id': {
    who: 'assistant doctor',
    id: 'appointment',
    body: () => ({ joinLink: 'https://meet.example/room' }),
    other: { doctor: 404 },
  },
  'GET /api/appointment/policy': { who: EVERYBODY },
  'PUT /api/appointment/policy': { who: 'admin', body: POLICY },
  'GET /api/rest/appointments': { who: 'assistant admin' },
  'GET /api/rest/appointments/:id': { who: 'assistant admin', id: 'appointment' },
  'DELETE /api/rest/appointments/:id': { who: 'assistant', id: 'appointment' },

  'GET /api/search': {
    who: 'doctor assistant admin',
    query: ({ client }) => `q=${encodeURIComponent(client.name)}`,
  },
  'GET /api/desk/today': { who: 'assistant admin' },
  'GET /api/admin/today': { who: 'admin' },
  'GET /api/admin/clinic': { who: 'admin' },
  'PUT /api/admin/clinic': { who: 'admin', body: CLINIC },
  'GET /api/clinic/logo/:hash': { who: 'public', own: [404] },
  'GET /api/admin/whatIsLeft': { who: 'admin' },
  'PUT /api/admin/whatIsLeft': { who: 'admin', body: LEFT },
  'PUT /api/today/hide': {
    who: 'assistant doctor admin',
    body: ({ client }) => ({ list: 'lapsed', id: client.id, fact: '2026-01-05' }),
  },
  'GET /api/hours/all': { who: 'admin assistant doctor' },
  'PUT /api/hours/weekOf/:doctor': {
    who: 'admin assistant doctor',
    id: 'ownDoctor',
    body: (records) => ({ validFrom: records.day(), ranges: [WEEK_RANGE] }),
    other: { doctor: 403 },
  },
  'DELETE /api/hours/week/:id': { who: 'admin assistant doctor', id: 'week', other: { doctor: 403 } },
  'POST /api/hours/extra': { who: 'admin assistant doctor', body: (records) => records.extraHours() },
  'DELETE /api/hours/extra/:id': { who: 'admin assistant doctor', id: 'extraHours', other: { doctor: 403 } },
  'POST /api/hours/timeOff': { who: 'admin assistant doctor', body: (records) => records.timeOffInput() },
  'PUT /api/hours/timeOff/:id': {
    who: 'admin assistant doctor',
    id: 'timeOff',
    body: (records) => records.timeOffInput(),
    other: { doctor: 403 },
  },
  'DELETE /api/hours/timeOff/:id': { who: 'admin assistant doctor', id: 'timeOff', other: { doctor: 403 } },

  'GET /api/doctor/visitSettings': { who: 'doctor' },
  'GET /api/doctor/today': { who: 'doctor' },
  'GET /api/doctor/clientSummary/:clientId': { who: 'doctor', other: { doctor: 404 } },
  'GET /api/doctor/clientTimeline/:clientId': { who: 'doctor', other: { doctor: 404 } },
  'PUT /api/doctor/joinLink': { who: 'doctor', body: () => ({ joinLink: 'https://meet.example/rao' }) },
  'POST /api/doctor/calendar': { who: 'doctor' },
  'DELETE /api/doctor/calendar': { who: 'doctor' },
  'GET /api/calendar/:secret': { who: 'public', id: 'calendar' },

  'POST /api/form/submitForm': {
    who: 'doctor client',
    body: ({ client }) => ({ client: client.id, formType: 'DietaryRecall', fields: {} }),
    own: [200, 409],
    other: OWNER,
  },
  'PUT /api/form/update': { who: 'doctor client', body: FORM, other: OWNER },
  'GET /api/form/client/:clientId': { who: 'doctor client', other: OWNER },
  'GET /api/form/history/:clientId': { who: 'doctor', other: { doctor: 404 } },
  'GET /api/form/:clientId/:formType': { who: 'doctor client', other: OWNER },
  'GET /api/form/:clientId/:formType/blood-report': { who: 'doctor client', other: OWNER },

  'GET /api/admin/backups': { who: 'admin' },
  'GET /api/admin/reports': { who: 'admin' },
  'DELETE /api/admin/reports/:id': { who: 'admin', id: 'report' },

  'POST /api/program/save': {
    who: 'doctor',
    body: (records) => records.programBody(),
    other: { doctor: 404 },
  },
  'POST /api/program/end/:clientId': {
    who: 'doctor',
    body: () => ({ reason: 'completed' }),
    other: { doctor: 404 },
  },
  'PUT /api/program/end/:clientId': {
    who: 'doctor',
    body: async (records) => ({ reason: 'paused', because: 'A slip', program: await ENDED(records) }),
    other: { doctor: 404 },
  },
  'PUT /api/program/reportWords/:clientId': {
    who: 'doctor',
    body: async (records) => ({ words: 'Well done.', program: await ENDED(records) }),
    other: { doctor: 404 },
  },
  'GET /api/program/:clientId': { who: 'doctor client assistant', other: OWNER },
  'GET /api/program/history/:clientId': { who: 'doctor client', other: OWNER },

  'POST /api/dietPlan/create/:clientId': { who: 'doctor', body: PLAN, other: { doctor: 404 } },
  'PUT /api/dietPlan/edit/:id': { who: 'doctor', id: 'dietPlan', body: PLAN, other: { doctor: 404 } },
  'GET /api/dietPlan/getClientsDietPlan/:clientId': { who: 'doctor assistant client', other: OWNER },
  'GET /api/dietPlan/history/:clientId': { who: 'doctor', other: { doctor: 404 } },
  'GET /api/dietPlan/versions/:clientId': { who: 'doctor', other: { doctor: 404 } },
  'GET /api/dietPlan/version/:clientId/:version': {
    who: 'doctor',
    query: WITH_PLAN,
    other: { doctor: 404 },
  },
  'POST /api/vitaminPlan/save/:clientId': {
    who: 'doctor',
    body: (records) => ({ vitamins: records.dosage() }),
    other: { doctor: 404 },
  },
  'GET /api/vitaminPlan/getClientsVitaminPlan/:clientId': { who: 'doctor assistant client', other: OWNER },
  'GET /api/vitaminPlan/history/:clientId': { who: 'doctor', other: { doctor: 404 } },
  'POST /api/herbsPlan/save/:clientId': {
    who: 'doctor',
    body: (records) => ({ herbs: records.dosage() }),
    other: { doctor: 404 },
  },
  'GET /api/herbsPlan/getClientsHerbsPlan/:clientId': { who: 'doctor assistant client', other: OWNER },
  'GET /api/herbsPlan/history/:clientId': { who: 'doctor', other: { doctor: 404 } },
  'POST /api/snacksPlan/save/:clientId': {
    who: 'doctor',
    body: () => ({ snacks: [{ name: 'Green Tea', quantity: '1 cup' }] }),
    other: { doctor: 404 },
  },
  'GET /api/snacksPlan/getClientsSnacksPlan/:clientId': { who: 'doctor assistant client', other: OWNER },
  'GET /api/snacksPlan/history/:clientId': { who: 'doctor', other: { doctor: 404 } },
  'POST /api/checkup/create/:clientId': {
    who: 'doctor',
    body: () => ({ fields: { energy: 'good' } }),
    other: { doctor: 404 },
  },
  'PUT /api/checkup/edit/:id': {
    who: 'doctor',
    id: 'checkup',
    body: () => ({ fields: { energy: 'good' } }),
    other: { doctor: 404 },
  },
  'GET /api/checkup/getClientsCheckup/:clientId': { who: 'doctor', other: { doctor: 404 } },

  'GET /api/consultation/:clientId': { who: 'doctor', other: { doctor: 404 } },
  'POST /api/consultation/:clientId': {
    who: 'doctor',
    body: () => ({ fields: {}, note: 'Walks after dinner.', completes: false }),
    other: { doctor: 404 },
  },

  'GET /api/consultation/wish/:clientId': { who: 'assistant' },

  'GET /api/course/goal/:clientId': { who: 'doctor', other: { doctor: 404 } },
  'PUT /api/course/goal/:clientId': { who: 'doctor', body: PROGRESS_GOAL, other: { doctor: 404 } },
  'GET /api/course/ownGoal': { who: 'client' },
  'GET /api/course/ownLine': { who: 'client' },
  'GET /api/course/signals/:clientId': { who: 'doctor', other: { doctor: 404 } },
  'PUT /api/course/seen/:clientId': { who: 'doctor', body: ALERTS_SEEN, other: { doctor: 404 } },

  'GET /api/misreadings/:clientId': { who: 'doctor', other: { doctor: 404 } },
  'PUT /api/misreadings/:clientId': {
    who: 'doctor',
    body: MISREAD,
    other: { doctor: 404 },
  },

  'GET /api/foods/all': { who: 'doctor', query: () => 'since=1' },
  'POST /api/foods': { who: 'doctor', body: () => makeFood() },
  'PUT /api/foods/:id': {
    who: 'doctor',
    id: 'food',
    body: () => ({ ...makeFood(), version: 1, retired: false }),
  },
  'GET /api/foods/doubtful': { who: 'doctor' },
  'GET /api/foods/ofPlan/:clientId': { who: 'doctor client', other: OWNER },
  'PUT /api/foods/:id/lookedAt': { who: 'doctor', id: 'food', body: () => ({ version: 1 }) },

  'GET /api/templates/all': { who: 'doctor', query: () => 'kind=meal&tag=light&text=khichdi' },
  'GET /api/templates/one/:id': { who: 'doctor', id: 'planTemplate' },
  'POST /api/templates/add': { who: 'doctor', body: () => makePlanTemplate() },
  'PUT /api/templates/change/:id': {
    who: 'doctor',
    id: 'planTemplate',
    body: () => ({ title: 'Light dinner', tags: ['light'], owner: 'clinic', version: 1 }),
  },
  'PUT /api/templates/retire/:id': {
    who: 'doctor',
    id: 'planTemplate',
    body: () => ({ version: 1, retired: true }),
  },
  'POST /api/templates/apply/:id': { who: 'doctor', id: 'planTemplate' },

  'GET /api/planChart/:clientId': { who: 'doctor assistant client', other: OWNER },
  'GET /api/precautions/:clientId': { who: 'doctor', other: { doctor: 404 } },
  'GET /api/rails/:clientId': { who: 'doctor', other: { doctor: 404 } },
  'PUT /api/precautions/:clientId': { who: 'doctor', body: PRECAUTIONS, other: { doctor: 404 } },

  'GET /api/measurements/ofClient/:clientId': { who: 'doctor client', other: OWNER },
  'POST /api/measurements/own': { who: 'client', body: () => ({ kind: 'weight', value: 81.5 }) },
  'PUT /api/measurements/count/:clientId': {
    who: 'doctor',
    body: WEIGHING,
    other: { doctor: 404 },
  },
  'GET /api/checkIns': { who: 'client' },
  'PUT /api/checkIns': { who: 'client', body: CHECK_IN },
  'GET /api/checkIns/ofClient/:clientId': { who: 'doctor', other: { doctor: 404 } },
  'PUT /api/checkIns/:id/read': { who: 'doctor', id: 'checkIn', other: { doctor: 404 } },
  'PUT /api/checkIns/:id/answer': {
    who: 'doctor',
    id: 'checkIn',
    body: () => ({ text: 'Well done.', version: 1 }),
    other: { doctor: 404 },
  },
  'GET /api/journal/ofClient/:clientId': {
    who: 'doctor client',
    query: () => `from=${TODAY}&to=${TODAY}`,
    other: OWNER,
  },
  'GET /api/journal/own': { who: 'client' },
  'PUT /api/journal/:day': { who: 'client', body: WATER },

  'GET /api/push/device': { who: 'client' },
  'PUT /api/push/device': { who: 'client', body: () => makePushDevice() },
  'DELETE /api/push/device': { who: 'client' },
  'POST /api/push/receipt': {
    who: 'public',
    body: () => ({ receipt: randomBytes(16).toString('base64url') }),
  },

  'GET /api/admin/business': { who: 'admin assistant' },
  'PUT /api/admin/business': { who: 'admin', body: BUSINESS },
  'POST /api/admin/business/sign/:id': { who: 'admin', id: 'taxClass', body: () => ({}) },
  'GET /api/admin/series': { who: 'admin' },
  'POST /api/admin/series': { who: 'admin', body: (records) => records.seriesBody() },
  'GET /api/rest/taxClasses': { who: 'assistant admin' },
  'GET /api/rest/taxClasses/:id': { who: 'assistant admin', id: 'taxClass' },
  'POST /api/rest/taxClasses': { who: 'admin', body: () => makeTaxClass() },
  'PUT /api/rest/taxClasses/:id': { who: 'admin', id: 'taxClass', body: () => makeTaxClass() },

  'GET /api/inventory/getAllItems': { who: 'assistant doctor admin' },
  'POST /api/inventory/addItem': { who: 'assistant', body: () => makeItem() },
  'PUT /api/inventory/updateItem/:id': { who: 'assistant', id: 'item', body: () => makeItem() },
  'PUT /api/inventory/updateCount/:id': { who: 'assistant', id: 'item', body: () => ({ quantity: 1 }) },
  'DELETE /api/inventory/removeItem/:id': { who: 'assistant', id: 'item' },
  'POST /api/inventory/putBack/:id': { who: 'assistant admin', id: 'removedItem' },
  'GET /api/inventory/download': { who: 'assistant admin' },
  'POST /api/inventory/upload': {
    who: 'assistant',
    file: 'name,description,price,countInStock,category\r\n',
  },
  'GET /api/rest/inventory': { who: 'assistant admin' },
  'GET /api/rest/inventory/:id': { who: 'assistant admin', id: 'item' },
  'POST /api/rest/inventory': { who: 'assistant', body: () => makeItem() },
  'PUT /api/rest/inventory/:id': { who: 'assistant', id: 'item', body: () => makeItem() },
  'DELETE /api/rest/inventory/:id': { who: 'assistant', id: 'item' },

  'POST /api/invoice/addInvoice': { who: 'assistant admin', body: (records) => records.invoiceBody() },
  'GET /api/report/:name': { who: 'admin', query: () => 'from=2026-06-01&to=2026-06-30' },
  'GET /api/till': { who: 'assistant admin' },
  'POST /api/till/move': {
    who: 'assistant admin',
    body: () => ({ direction: 'in', amount: 500, reason: 'float' }),
  },
  'POST /api/till/close': { who: 'assistant admin', body: (records) => records.tillCount() },
  'PUT /api/till/closing/:id': {
    who: 'assistant admin',
    id: 'closing',
    body: () => ({ reason: 'Tea for the painters' }),
  },
  'GET /api/invoice/getAllInvoices': { who: 'assistant admin' },
  'GET /api/invoice/getInvoiceById/:id': { who: 'assistant admin', id: 'invoice' },
  'GET /api/invoice/nextNumber': { who: 'assistant admin' },
  'GET /api/invoice/own': { who: 'client' },
  'GET /api/dispensed/:clientId': { who: 'doctor', other: { doctor: 404 } },
  'POST /api/invoice/sayPaid/:id': {
    who: 'client',
    id: 'dueInvoice',
    body: () => ({ reference: '4410' }),
    other: { client: 404 },
  },
  'POST /api/invoice/notReceived/:id': {
    who: 'assistant admin',
    id: 'dueInvoice',
    body: (records) => records.notReceivedBody(),
  },
  'POST /api/invoice/issue': { who: 'assistant admin', body: (records) => records.issueBody() },
  'POST /api/invoice/credit/:id': {
    who: 'assistant admin',
    id: 'invoice',
    body: (records) => records.creditBody(),
  },
  'POST /api/invoice/correct/:id': {
    who: 'assistant admin',
    id: 'invoice',
    body: (records) => records.correctionBody(),
  },
  'GET /api/invoice/creditNotes/:id': { who: 'assistant admin', id: 'invoice' },
  'GET /api/rest/creditNotes': { who: 'assistant admin' },
  'GET /api/rest/creditNotes/:id': { who: 'assistant admin', id: 'creditNote' },
  'GET /api/rest/invoices': { who: 'assistant admin' },
  'GET /api/rest/invoices/:id': { who: 'assistant admin', id: 'invoice' },
  'POST /api/payment/receive': { who: 'assistant admin', body: (records) => records.paymentBody() },
  'POST /api/payment/allocate': {
    who: 'assistant admin',
    body: (records) => records.allocationBody(),
  },
  'POST /api/payment/refund': {
    who: 'assistant admin',
    body: async (records) => ({
      source: await records.id('credit'),
      mode: 'Cash',
      amount: 1,
      reason: 'Paid twice',
    }),
  },
  'POST /api/payment/reverse/:id': {
    who: 'assistant admin',
    id: 'credit',
    body: () => ({ reason: 'Mistyped' }),
  },
  'GET /api/payment/account/:clientId': { who: 'assistant admin' },
  'GET /api/payment/own': { who: 'client' },
  'GET /api/payment/receipt/:id': { who: 'assistant admin', id: 'credit' },
  'GET /api/payment/ownPapers': { who: 'client' },
  'GET /api/report/dues': { who: 'assistant admin', query: () => `at=${TODAY}` },
  'GET /api/rest/payments': { who: 'assistant admin' },
  'GET /api/rest/payments/:id': { who: 'assistant admin', id: 'credit' },
  'POST /api/rest/invoices': { who: 'assistant admin', body: (records) => records.invoiceBody() },

  'GET /api/admin/servers': { who: 'admin' },
  'PUT /api/admin/servers': { who: 'admin', body: SERVERS },

  'POST /api/enquiry': { who: 'public', body: () => makeEnquiry() },
  'POST /api/enquiry/byDesk': {
    who: 'assistant',
    body: () => ({ name: 'Asha Rao', phoneNumber: '9825012345' }),
  },
  'GET /api/enquiry/askedSources': { who: 'public' },
  'GET /api/enquiry/sources': { who: 'assistant admin' },
  'PUT /api/enquiry/sources': { who: 'admin', body: SOURCES },
  'POST /api/enquiry/register/:id': { who: 'assistant', id: 'enquiry', body: () => ({}) },
  'GET /api/rest/enquiries': { who: 'assistant admin' },
  'GET /api/rest/enquiries/:id': { who: 'assistant admin', id: 'enquiry' },
  'PUT /api/rest/enquiries/:id': { who: 'assistant', id: 'enquiry', body: () => ({ state: 'contacted' }) },
  'POST /api/newsletter': { who: 'public', body: ({ client }) => ({ email: client.email }) },
  'GET /api/newsletter/confirm': { who: 'public', query: (records) => records.newsletterQuery('confirm') },
  'POST /api/newsletter/confirm': { who: 'public', query: (records) => records.newsletterQuery('confirm') },
  'GET /api/newsletter/unsubscribe': {
    who: 'public',
    query: (records) => records.newsletterQuery('unsubscribe'),
  },
  'POST /api/newsletter/unsubscribe': {
    who: 'public',
    query: (records) => records.newsletterQuery('unsubscribe'),
  },
  'GET /api/newsletter/download': { who: 'assistant admin' },
  'GET /api/rest/newsletter': { who: 'assistant admin' },
  'GET /api/rest/newsletter/:id': { who: 'assistant admin', id: 'newsletter' },
  'PUT /api/rest/newsletter/:id': {
    who: 'assistant',
    id: 'newsletter',
    body: () => ({ state: 'subscribed' }),
  },
};
