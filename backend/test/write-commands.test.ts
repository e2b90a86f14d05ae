import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { makeDietPlan, makeInvoice, makeItem } from '../src/operations/demo/factories.ts';
import { Effects } from '../src/platform/writes/effects.ts';
import { ClinicRecords } from './clinic-records.ts';
import { openTestApp, type Person, type TestApp } from './test-app.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';
import { watchCommands, WATCHED } from './watched-queries.ts';
import { TODAY, TOMORROW, testClock } from './test-clock.ts';

/** Ignored: the note, every five minutes, that a session is used. */
const LOG_IN = ['findAndModify sessions'];
/** Ignored: commands of the mail worker, which takes the next email and looks for lines that it makes outdated. */
const WORKERS = ['findAndModify outbox', 'update outbox', 'find outbox'];
const WRITING = /^(?:insert|update|findAndModify|delete) /;

type Call = readonly ['post' | 'put', path: string, body: object];

describe('before its answer the database gets few commands of', () => {
  let database: TestDatabase;
  let clinic: TestApp;
  let records: ClinicRecords;
  let commands: string[];

  beforeAll(async () => {
    database = await openTestDatabase();
    clinic = await openTestApp({ mongodbUri: database.uri + WATCHED, trustProxy: 1 });
    records = await ClinicRecords.of(clinic);
    const connection = clinic.app.get<Connection>(getConnectionToken(), { strict: false });
    commands = watchCommands(connection.getClient());
  });
  afterAll(async () => {
    await clinic.close();
    await database.close();
  });

  const send = (who: Person, [method, path, body]: Call) =>
    clinic.as(who)[method](path).set('Idempotency-Key', randomUUID()).send(body).expect(200);

  const ownOf = (all: readonly string[]) =>
    all.filter((command) => ![...LOG_IN, ...WORKERS].includes(command));
  const times = (command: string, all: readonly string[]) => all.filter((one) => one === command).length;

  /** Counts a call's commands, those that write, and those behind its answer. */
  async function sent(who: Person, next: () => Call | Promise<Call>) {
    await send(who, await next());
    const call = await next();
    // Waits for work behind the last answer, so that it does not count here.
    await clinic.get(Effects, { strict: false }).settled();
    commands.splice(0);
    await send(who, call);
    const own = ownOf(commands.splice(0));
    await clinic.get(Effects, { strict: false }).settled();
    return {
      own,
      all: own.length,
      writes: own.filter((command) => WRITING.test(command)).length,
      behind: ownOf(commands).length,
    };
  }

  it('a visit that is confirmed: the visit and its email are written', async () => {
    const hours = ['10:00', '12:00'];
    const confirm = async (): Promise<Call> => {
      const time = hours.pop();
      const client = (await clinic.addClient(records.doctor)).id;
      const wish = { ...records.appointmentInput(), client, date: TOMORROW, time };
      const { body } = await send(records.assistant, ['post', '/appointment/create', wish]);
      const confirmed = { status: 'confirmed', confirmedDate: TOMORROW, confirmedTime: time };
      return ['put', `/appointment/update/${body.appointment._id}`, confirmed];
    };
    const { own, all, writes } = await sent(records.assistant, confirm);
    expect(all).toBeLessThanOrEqual(9);
    expect(writes).toBe(2);
    // The booking policy is read for the buffer and the email's limit of changes.
    expect(times('find settings', own)).toBe(1);
  });

  it('an invoice with three stocked lines: the invoice, the stock, and what was booked are written', async () => {
    const items: string[] = [];
    for (let line = 0; line < 3; line++) {
      const added = makeItem({ countInStock: 40 });
      items.push((await send(records.assistant, ['post', '/inventory/addItem', added])).body.item.id);
    }
    const invoice = (): Call => ['post', '/invoice/addInvoice', makeInvoice(records.client.id, items)];
    const { all, writes } = await sent(records.assistant, invoice);
    // One write before the checks, and one behind the insert, keep the settings as they are (decision 123).
    expect(all).toBeLessThanOrEqual(8);
    expect(writes).toBe(3 + 2);
  });

  it('a form that is saved: the state before and the form are written', async () => {
    const { form, client, doctor } = records;
    const save = (): Call => {
      const fields = JSON.stringify({ mainConcern: randomUUID() });
      return ['put', '/form/update', { client: client.id, formId: form, fields }];
    };
    const { all, writes } = await sent(doctor, save);
    expect(all).toBeLessThanOrEqual(5);
    expect(writes).toBe(2);
  });

  it('a plan that is published: the plan, the client who follows it and the email are written', async () => {
    await records.running();
    const { doctor, client } = records;
    const publish = async (): Promise<Call> => {
      const draft: Call = ['post', `/dietPlan/create/${client.id}`, makeDietPlan({ status: 'draft' })];
      const { id, updatedAt } = (await send(doctor, draft)).body.dietPlan;
      const plan = makeDietPlan({ status: 'published' });
      return ['put', `/dietPlan/edit/${id}`, { ...plan, updatedAt, answers: [] }];
    };
    const { own, all, writes, behind } = await sent(doctor, publish);
    expect(all).toBeLessThanOrEqual(18);
    expect(writes).toBe(4);
    // Reads the plan, and whether the request was already carried out.
    expect(times('find dietPlans', own)).toBe(2);
    expect(times('find clients', own)).toBe(1);
    // The plan checks read everything again after the save.
    expect(behind).toBeLessThanOrEqual(14);
  });

  it('a meal that is ticked: the day is written', async () => {
    const client = await clinic.addClient(records.doctor);
    let taps = 100_000;
    const tick = (): Call => {
      const at = testClock.now().toISOString();
      const tap = { id: `tap-${++taps}`, item: 'water:glass-one', state: 'had', at };
      return ['put', `/journal/${TODAY}`, { sentAt: at, taps: [tap] }];
    };
    const { all, writes } = await sent(client, tick);
    expect(all).toBeLessThanOrEqual(3);
    expect(writes).toBe(1);
  });

  it('own days that are opened: each plan is read once for all of them', async () => {
    const client = await clinic.addClient(records.doctor);
    commands.splice(0);
    await clinic.as(client).get('/journal/own').expect(200);
    expect(times('find dietPlans', commands)).toBe(1);
    // Both plans, vitamins and herbs, are read at once.
    expect(times('find dosagePlans', commands)).toBe(1);
  });
});
