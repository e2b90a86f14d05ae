import { Effects } from '../src/platform/writes/effects.ts';
import { addDays } from '@clinic/contract/clinic-calendar';
import { NOTICE_VERSION } from '@clinic/contract/privacy/privacy-notice';
import {
  makeDietPlan,
  makeDosageEntry,
  makeInvoice,
  makePerson,
  makeProgram,
} from '../src/operations/demo/factories.ts';
import { Types } from 'mongoose';
import type { ClientRecord } from '../src/clients/clients/client.schema.ts';
import { PDF, type ClinicRecords } from './clinic-records.ts';
import { PASSWORD, type Person } from './test-app.ts';
import { TODAY, TOMORROW, testClock } from './test-clock.ts';

const NAMES = ['Meenakshi', 'Rukmini', 'Bhanumati', 'Hansaben', 'Kokilaben', 'Vasumati'];
let made = 0;

/**
 * A client with data in every place: registration with all consents, an enquiry, an upcoming visit, all kinds
 * of plans, forms with a report and earlier states, a recent invoice and its credit note.
 */
export async function fullClient(records: ClinicRecords, invoiceDate = '2026-03-02'): Promise<Person> {
  const { clinic } = records;
  made += 1;
  const person = {
    ...makePerson({ password: PASSWORD }),
    name: `${NAMES[made % NAMES.length]} Zaveri ${made}`,
  };
  const { email, phone, name } = person;
  await clinic
    .as()
    .post('/enquiry')
    .send({
      name,
      email,
      phoneNumber: phone,
      age: 41,
      location: 'Paldi',
      terms: true,
      notice: NOTICE_VERSION,
    })
    .expect(200);
  const consents = { version: NOTICE_VERSION, reminders: true, newsletter: true };
  const { body } = await clinic
    .as()
    .post('/client/emailRegister')
    .send({ ...person, consents })
    .expect(200);
  // Links the enquiry as the desk's "Register as client" does.
  await clinic.connection
    .collection('enquiries')
    .updateOne({ email }, { $set: { client: new Types.ObjectId(body.client.id as string) } });
  const client: Person = { id: body.client.id, name, email, role: 'client', token: body.token };
  await clinic.as().post('/client/emailVerify').send({ email, password: 'not the password' }).expect(401);
  await clinic
    .as(client)
    .post('/appointment/create')
    .send({
      doctor: records.doctor.id,
      assistant: records.assistant.id,
      client: client.id,
      date: TOMORROW,
      time: records.time(),
      clientNotes: 'My knee hurts.',
    })
    .expect(200);
  await addRelative(records, client, phone);
  await writeDown(records, client);
  await treat(records, client);
  const plan = makeProgram({ startDate: addDays(TODAY, -8) });
  await clinic.as(records.doctor).post('/program/save').send({ clientId: client.id, plan }).expect(200);
  const answers = { daysFollowed: 6, hardestMeal: 'Lunch', hunger: 2, energy: 4, sleep: 3, weight: null };
  await clinic
    .as(client)
    .put('/checkIns')
    .send({ week: 1, version: 0, ...answers, note: 'My sister cooked.' })
    .expect(200);
  const now = testClock.now().toISOString();
  await clinic
    .as(client)
    .put(`/journal/${TODAY}`)
    .send({ sentAt: now, taps: [{ id: 'first-tap', item: 'water:first-glass', state: 'had', at: now }] })
    .expect(200);
  await clinic
    .as(records.assistant)
    .put(`/deskNotes/ofClient/${client.id}`)
    .send({ text: 'Comes with her sister.', version: 0 })
    .expect(200);
  const sold = await clinic
    .as(records.assistant)
    .post('/invoice/addInvoice')
    .send(makeInvoice(client.id, [await records.id('item')], { date: invoiceDate }))
    .expect(200);
  const { id, updatedAt } = sold.body.invoice;
  const back = { line: 0, quantity: 1, returned: 'shelf' };
  await clinic
    .as(records.assistant)
    .post(`/invoice/credit/${id}`)
    .send({ updatedAt, lines: [back], reason: 'Given back' })
    .expect(200);
  return client;
}

/** Stores what the staff wrote down before the client had a log-in. */
async function writeDown(
  { clinic, assistant: { id, name, role } }: ClinicRecords,
  client: Person,
): Promise<void> {
  const at = testClock.now();
  const writtenDown = { by: { id, name, role }, proof: 'paper', remark: 'Signed in the blue folder.' };
  const told = { version: NOTICE_VERSION, at, way: 'written-down', writtenDown } as const;
  await clinic.connection
    .collection<ClientRecord>('clients')
    .updateOne({ _id: new Types.ObjectId(client.id) }, {
      $set: { whatsApp: true, copyWish: { at, writtenDown, handedOver: { at, by: writtenDown.by } } },
      $push: {
        consents: {
          $each: [
            { purpose: 'reminders', given: true, ...told },
            { purpose: 'whatsApp', given: true, ...told },
          ],
        },
      },
    } as never);
}

/** Adds a person of the same number, of whom the desk says that it is the same family. */
async function addRelative(
  { clinic, assistant }: ClinicRecords,
  client: Person,
  phone: string,
): Promise<void> {
  const { name, email } = makePerson();
  const alike = { answer: 'family', clients: [client.id] };
  await clinic.as(assistant).post('/rest/clients').send({ name, email, phone, alike }).expect(200);
  // The answer is stored behind the answer of the call.
  await clinic.get(Effects, { strict: false }).settled();
}

/** Saves the doctor's records, twice where earlier versions are kept. */
async function treat({ clinic, doctor }: ClinicRecords, { id }: Person): Promise<void> {
  const as = clinic.as(doctor);
  await as.post('/program/save').send({ clientId: id, plan: makeProgram() }).expect(200);
  const form = await as
    .post('/form/submitForm')
    .field('client', id)
    .field('formType', 'PersonalDetails')
    .field('fields', JSON.stringify({ occupation: 'Teacher <b>' }))
    .attach('bloodReport', PDF, 'report.pdf')
    .expect(200);
  await as
    .put('/form/update')
    .send({
      formId: form.body.data.id,
      client: id,
      fields: { occupation: 'Head teacher <b>' },
      readings: ['occupation'],
      corrects: true,
    })
    .expect(200);
  await as
    .post('/form/submitForm')
    .send({ client: id, formType: 'BodyStatus', fields: { weight: '81' } })
    .expect(200);
  await as
    .post(`/checkup/create/${id}`)
    .send({
      fields: { energy: 'Better than last week' },
      measures: [{ kind: 'waist', value: 92 }],
      measuredOn: addDays(TOMORROW, -2),
    })
    .expect(200);
  await as
    .post(`/consultation/${id}`)
    .send({
      fields: {},
      note: 'Sleeps badly.',
      completes: false,
      wish: { on: addDays(TOMORROW, 14), words: 'With the report.' },
    })
    .expect(200);
  const goal = { direction: 'lose', kind: 'waist', value: 84, by: TOMORROW, reason: '' };
  await as.put(`/course/goal/${id}`).send({ goal, expecting: false, version: 0 }).expect(200);
  const added = [{ sort: 'allergy', code: 'peanut', words: 'told at the visit' }];
  await as.put(`/precautions/${id}`).send({ answers: [], added, version: 0 }).expect(200);
  await as.post(`/dietPlan/create/${id}`).send(makeDietPlan()).expect(200);
  await as
    .post(`/dietPlan/create/${id}`)
    .send(makeDietPlan({ notes: 'Walk after dinner.' }))
    .expect(200);
  await as
    .post(`/vitaminPlan/save/${id}`)
    .send({ vitamins: [makeDosageEntry()] })
    .expect(200);
  await as
    .post(`/herbsPlan/save/${id}`)
    .send({ herbs: [makeDosageEntry({ name: 'Triphala' })] })
    .expect(200);
  await as
    .post(`/snacksPlan/save/${id}`)
    .send({ snacks: [{ name: 'Green Tea', quantity: '1 cup' }] })
    .expect(200);
}
