import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { makeDietPlan, makeInvoice, makeItem, makeProgram } from '../src/operations/demo/factories.ts';
import { ClinicRecords, TODAY, TOMORROW } from './clinic-records.ts';
import { openTestApp, type Person, type TestApp } from './test-app.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';
import { watchCommands, WATCHED } from './watched-queries.ts';

/** Who asks: read by every request, and not counted here. */
const LOG_IN = ['find sessions', 'update sessions', 'find assistants', 'find doctors'];

describe('before its answer a write sends the database few commands:', () => {
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

  /** Commands of the second of two equal writes: the first has read what is remembered for a while. */
  async function sent(who: Person, method: 'post' | 'put', paths: [string, object][]): Promise<string[]> {
    let counted: string[] = [];
    for (const [path, body] of paths) {
      commands.splice(0);
      await clinic.as(who)[method](path).set('Idempotency-Key', randomUUID()).send(body).expect(200);
      counted = commands.splice(0).filter((command) => !LOG_IN.includes(command));
    }
    return counted;
  }

  it('a confirmed visit', async () => {
    const visits = [];
    for (const time of ['10:00', '12:00']) {
      const client = (await clinic.addClient(records.doctor)).id;
      const wish = { ...records.appointmentInput(), client, date: TOMORROW, time };
      const { body } = await clinic.as(records.assistant).post('/appointment/create').send(wish).expect(200);
      const confirmed = { status: 'confirmed', confirmedDate: TOMORROW, confirmedTime: time };
      visits.push([`/appointment/update/${body.appointment._id}`, confirmed] as [string, object]);
    }
    expect(await sent(records.assistant, 'put', visits)).toEqual([]);
  });

  it('an invoice with three stocked lines', async () => {
    const items = [];
    for (let line = 0; line < 3; line++) {
      const { body } = await clinic
        .as(records.assistant)
        .post('/inventory/addItem')
        .send(makeItem({ countInStock: 40 }))
        .expect(200);
      items.push(body.item._id ?? body.item.id);
    }
    const invoices = [1, 2].map(() => ['/invoice/addInvoice', makeInvoice(records.client.id, items)]);
    expect(await sent(records.assistant, 'post', invoices as [string, object][])).toEqual([]);
  });

  it('a saved form', async () => {
    const { form, client } = records;
    const saved = [1, 2].map((n) => ['/form/update', { client: client.id, formId: form, fields: JSON.stringify({ mainConcern: `${n}` }) }]);
    expect(await sent(records.doctor, 'put', saved as [string, object][])).toEqual([]);
  });

  it('a published plan, and a tick of a meal', async () => {
    await records.running();
    const { doctor, client } = records;
    const { body } = await clinic.as(doctor).post(`/dietPlan/create/${client.id}`).send(makeDietPlan({ status: 'draft' })).expect(200);
    const id = body.dietPlan?._id ?? body.plan?._id;
    expect([id, await sent(doctor, 'put', [[`/dietPlan/edit/${id}`, makeDietPlan({ status: 'published' })]])]).toEqual([]);
  });
});
void makeProgram; void TODAY;
