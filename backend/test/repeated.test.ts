import { ALL_CALLS } from '@clinic/contract/all-calls';
import { methodOf } from '@clinic/contract/calls';
import { REPEATABLE, takesKey } from '@clinic/contract/repeatable-calls';
import request from 'supertest';
import { ClinicRecords, PDF } from './clinic-records.ts';
import { ROUTES, type RouteRow } from './route-table.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { TODAY } from './test-clock.ts';

const WRITES = ALL_CALLS.filter((call) => methodOf(call) !== 'GET');
const KEYED = WRITES.filter(takesKey).map(([row]) => row);

describe('a request repeated with its Idempotency-Key', () => {
  let clinic: TestApp;
  let records: ClinicRecords;

  beforeAll(async () => {
    clinic = await openTestApp({ trustProxy: 1 });
    records = await ClinicRecords.of(clinic);
  });
  afterAll(() => clinic.close());

  /** A valid call by its table row, sendable any number of times. */
  const prepared = async (row: string) => {
    const [method = '', pattern = ''] = row.split(' ');
    const { who, id, body, file } = ROUTES[`${method} /api${pattern}`] as RouteRow;
    const of = id ? await records.id(id) : records.client.id;
    const role = who === 'public' ? undefined : (who.split(' ').at(-1) as 'admin');
    const content = await body?.(records);
    return (key: string, over = {}) => {
      const test = request(clinic.base)
        [method.toLowerCase() as 'post'](
          pattern.replace(/:(id|clientId|doctor|secret)/, of).replace(':day', TODAY),
        )
        .set('Idempotency-Key', key);
      if (role) test.set('Authorization', `Bearer ${records[role].token}`);
      if (file !== undefined) return test.attach('file', Buffer.from(file), 'inventory.csv');
      return content ? test.send({ ...content, ...over }) : test;
    };
  };
  /** Number of records that hold the key. */
  const keptOf = async (key: string): Promise<number> => {
    const collections = (await clinic.connection.db?.collections()) ?? [];
    const named = { 'requests.key': { $regex: `:${key}$` } };
    const counts = await Promise.all(collections.map((one) => one.countDocuments(named)));
    return counts.reduce((sum, count) => sum + count, 0);
  };

  it('belongs to a call that accepts a key, or is harmless when repeated', () => {
    const rows = WRITES.map(([row]) => row as string);
    expect(Object.keys(REPEATABLE).filter((row) => !rows.includes(row))).toEqual([]);
  });

  it.each(KEYED)('%s is carried out once and answers the first result', async (row) => {
    await records.running();
    const send = await prepared(row);
    const key = `again-${row.replaceAll(/\W/g, '-')}`;
    const first = await send(key);
    const second = await send(key);
    expect([first.status, first.body]).toEqual([200, first.body]);
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect(await keptOf(key)).toBe(1);
  });

  it('counts stock once, however often and on any connection', async () => {
    const send = await prepared('PUT /inventory/updateCount/:id');
    const answers = await Promise.all(Array.from({ length: 50 }, () => send('count-once')));
    const counts = answers.map(({ status, body }) => [status, body.item?.countInStock]);
    expect(new Set(counts.map(String)).size).toBe(1);
    const next = await send('count-twice');
    expect(next.body.item.countInStock).toBe(answers[0]?.body.item.countInStock - 1);
  });

  it('uploads a report once', async () => {
    const update = (report: Buffer) =>
      request(clinic.base)
        .put('/form/update')
        .set('Authorization', `Bearer ${records.doctor.token}`)
        .set('Idempotency-Key', 'report')
        .field({ client: records.client.id, formId: records.form, fields: '{}' })
        .attach('bloodReport', report, 'report.pdf');
    const first = await update(PDF).expect(200);
    expect((await update(PDF).expect(200)).body).toEqual(first.body);
    await update(Buffer.concat([PDF, PDF])).expect(409);
    expect(await keptOf('report')).toBe(1);
  });

  it('is refused when its content differs', async () => {
    const send = await prepared('PUT /inventory/updateCount/:id');
    await send('other-contents').expect(200);
    const other = await send('other-contents', { quantity: 2 });
    expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_MISMATCH']);
    const elsewhere = await prepared('PUT /inventory/updateCount/:id');
    expect((await elsewhere('other-contents')).status).toBe(409);
  });

  it('is not confused with the same key of another person', async () => {
    const colleague = await clinic.addAssistant(records.doctor);
    const send = await prepared('PUT /inventory/updateCount/:id');
    const first = await send('everybody');
    const second = await send('everybody').set('Authorization', `Bearer ${colleague.token}`);
    expect(second.body.item.countInStock).toBe(first.body.item.countInStock - 1);
  });
});
