import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { makeDietPlan, makeInvoice, makeItem } from '../src/operations/demo/factories.ts';
import { ClinicRecords, TODAY, TOMORROW } from './clinic-records.ts';
import { openTestApp, type Person, type TestApp } from './test-app.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';
import { watchCommands, WATCHED } from './watched-queries.ts';

/** Who asks: read by every request, and remembered for a second. */
const LOG_IN = ['find sessions', 'update sessions'];
/** What the server looks up for the next email once one is queued: the worker's own, beside the request. */
const WORKERS = ['findAndModify outbox', 'update outbox'];
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

  /** Numbers of all commands and of writes. The first of two calls has read what is remembered for a while. */
  async function counted(who: Person, first: Call, second: Call): Promise<{ all: number; writes: number }> {
    await send(who, first);
    commands.splice(0);
    await send(who, second);
    const own = commands.filter((command) => ![...LOG_IN, ...WORKERS].includes(command));
    return { all: own.length, writes: own.filter((command) => WRITING.test(command)).length };
  }

  it('a visit that is confirmed: the visit and its email are written', async () => {
    const confirm = async (time: string): Promise<Call> => {
      const client = (await clinic.addClient(records.doctor)).id;
      const wish = { ...records.appointmentInput(), client, date: TOMORROW, time };
      const { body } = await send(records.assistant, ['post', '/appointment/create', wish]);
      const confirmed = { status: 'confirmed', confirmedDate: TOMORROW, confirmedTime: time };
      return ['put', `/appointment/update/${body.appointment._id}`, confirmed];
    };
    const calls = [await confirm('10:00'), await confirm('12:00')] as const;
    expect(await counted(records.assistant, ...calls)).toEqual({ all: 6, writes: 2 });
  });

  it('an invoice with three stocked lines: the invoice, the stock, and what was booked are written', async () => {
    const items: string[] = [];
    for (let line = 0; line < 3; line++) {
      const added = makeItem({ countInStock: 40 });
      items.push((await send(records.assistant, ['post', '/inventory/addItem', added])).body.item.id);
    }
    const invoice = (): Call => ['post', '/invoice/addInvoice', makeInvoice(records.client.id, items)];
    expect(await counted(records.assistant, invoice(), invoice())).toEqual({ all: 6, writes: 3 });
  });

  it('a form that is saved: the state before and the form are written', async () => {
    const { form, client, doctor } = records;
    const save = (text: string): Call => {
      const fields = JSON.stringify({ mainConcern: text });
      return ['put', '/form/update', { client: client.id, formId: form, fields }];
    };
    expect(await counted(doctor, save('Weight'), save('Sleep'))).toEqual({ all: 6, writes: 2 });
  });

  it('a plan that is published: the plan, the client who follows it and the email are written', async () => {
    await records.running();
    const { doctor, client } = records;
    const publish = async (): Promise<Call> => {
      const draft: Call = ['post', `/dietPlan/create/${client.id}`, makeDietPlan({ status: 'draft' })];
      const { id } = (await send(doctor, draft)).body.dietPlan;
      return ['put', `/dietPlan/edit/${id}`, makeDietPlan({ status: 'published' })];
    };
    const calls = [await publish(), await publish()] as const;
    expect(await counted(doctor, ...calls)).toEqual({ all: 12, writes: 4 });
  });

  it('a meal that is ticked: the day is written', async () => {
    const client = await clinic.addClient(records.doctor);
    const tick = (id: string): Call => {
      const entry = { id, key: 'water:glass-one', value: 'had', at: new Date().toISOString() };
      return ['put', `/journal/${TODAY}`, { entries: [entry] }];
    };
    expect(await counted(client, tick('tap-one-of-today'), tick('tap-two-of-today'))).toEqual({
      all: 2,
      writes: 1,
    });
  });
});
