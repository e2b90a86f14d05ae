import { getModelToken } from '@nestjs/mongoose';
import type { Role } from '@clinic/contract/constants';
import type { Model } from 'mongoose';
import request from 'supertest';
import { OutboxRelay } from '../src/platform/writes/outbox-relay.ts';
import { AuditRecord } from '../src/platform/audit/audit.schema.ts';
import { ClinicRecords } from './clinic-records.ts';
import { ROUTES, type RouteRow } from './route-table.ts';
import { tokenTo } from './mailed-links.ts';
import { openTestApp, PASSWORD, type Person, type TestApp } from './test-app.ts';
import { TODAY, testClock } from './test-clock.ts';

const WRITES = Object.entries(ROUTES).filter(([name]) => !name.startsWith('GET'));

/** Makes the address wait for its link; otherwise it would change at once and end the sessions. */
const proven = ({ clinic }: ClinicRecords, { email }: Person) =>
  clinic.connection
    .collection('clients')
    .updateOne({ email }, { $set: { emailVerifiedAt: testClock.now() } });

/** Bodies that can be sent repeatedly, where the table's own would be refused or write nothing the second time. */
const SURELY: Record<string, (records: ClinicRecords) => Promise<object>> = {
  'POST /api/client/forgotPassword': async ({ clinic }) => ({ email: (await clinic.addClient()).email }),
  'POST /api/appointment/create': async (records) => ({
    ...records.appointmentInput(),
    client: (await records.clinic.addClient(records.doctor)).id,
  }),
  'POST /api/account/endOtherSessions': async ({ clinic, client }) => {
    await clinic.signInAgain(client);
    return {};
  },
  'POST /api/account/forgotPassword': async ({ clinic }) => ({ email: (await clinic.addDoctor()).email }),
  'POST /api/account/verifyEmail': async ({ clinic }) => ({
    token: await tokenTo(clinic, (await clinic.addClient()).email),
  }),
  'POST /api/account/changeEmail': async (records) => {
    await proven(records, records.client);
    return { email: records.person().email, current: PASSWORD };
  },
  'POST /api/account/undoEmailChange': async (records) => {
    const { clinic } = records;
    const client = await clinic.addClient();
    await proven(records, client);
    const asked = { email: records.person().email, current: PASSWORD };
    await clinic.as(client).post('/account/changeEmail').send(asked).expect(200);
    return { token: await tokenTo(clinic, client.email) };
  },
  'POST /api/account/agreeEmailChange': async (records) => {
    const { clinic } = records;
    const client = await clinic.addClient();
    await proven(records, client);
    const asked = { name: client.name, email: records.person().email, phone: '9825012345' };
    await clinic.as(records.assistant).put(`/rest/clients/${client.id}`).send(asked).expect(200);
    return { token: await tokenTo(clinic, client.email) };
  },
  'POST /api/newsletter': async ({ clinic }) => ({ email: (await clinic.addClient()).email }),
};
/**
 * Calls tested elsewhere, since they need a mailed link or a second factor; and calls that leave no row, since they
 * only begin something or change the caller's own view.
 */
const NOT_HERE = [
  'PUT /api/today/hide',
  'POST /api/push/receipt',
  'POST /api/client/setPassword',
  'POST /api/account/setPassword',
  'POST /api/account/passwordLink',
  'POST /api/admin/resetSecondFactor',
  'POST /api/account/passwordAgain/passkey',
  ...Object.keys(ROUTES).filter((name) => name.includes('/account/secondFactor')),
];

describe('while the audit takes no row', () => {
  let clinic: TestApp;
  let records: ClinicRecords;
  let rows: Model<AuditRecord>['collection'];
  let address = 0;
  const carried: string[] = [];

  beforeAll(async () => {
    clinic = await openTestApp({ trustProxy: 1 });
    records = await ClinicRecords.of(clinic);
    rows = clinic.get<Model<AuditRecord>>(getModelToken(AuditRecord.name), { strict: false }).collection;
  });
  afterAll(() => clinic.close());
  afterEach(() => jest.restoreAllMocks());

  const call = async (name: string, row: RouteRow) => {
    const [method = '', pattern = ''] = name.split(' ');
    const role = row.who === 'public' ? undefined : (row.who.split(' ').at(-1) as Role);
    const id = row.id ? await records.id(row.id, role) : records.client.id;
    const body = await (SURELY[name] ?? row.body)?.(records);
    const query = row.query ? `?${await row.query(records)}` : '';
    const who = role && (row.endsSession ? await clinic.signInAgain(records[role]) : records[role]);
    jest.spyOn(rows, 'insertMany').mockRejectedValue(new Error('The audit takes no row.'));
    const test = request(clinic.base.replace(/\/api$/, ''))
      [method.toLowerCase() as 'post'](
        pattern.replace(/:(id|clientId|doctor|secret)/, id).replace(':day', TODAY) + query,
      )
      .set('X-Forwarded-For', `10.5.${address >> 8}.${address++ & 255}`);
    if (who) test.set('Authorization', `Bearer ${who.token}`);
    return row.file === undefined
      ? test.send(body)
      : test.attach('file', Buffer.from(row.file), 'inventory.csv');
  };
  /** Collections whose records carry audit rows of these requests; read by one command. */
  const waiting = async (...requestIds: string[]) => {
    const carrying = (name: string) => [
      { $match: { 'outbox.row.requestId': { $in: requestIds } } },
      { $project: { _id: 0, name } },
    ];
    const collections = (await clinic.connection.db?.collections()) ?? [];
    const [first = '', ...others] = collections.map(({ collectionName }) => collectionName);
    const found = await clinic.connection
      .collection(first)
      .aggregate([
        ...carrying(first),
        ...others.map((coll) => ({ $unionWith: { coll, pipeline: carrying(coll) } })),
      ])
      .toArray();
    return [...new Set(found.map(({ name }) => name as string))];
  };

  it.each(WRITES.filter(([name]) => !NOT_HERE.includes(name)))(
    '%s works all the same: its row is in what it wrote',
    async (name, row) => {
      await records.running();
      const answer = await call(name, row);
      expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
      const requestId = answer.headers['x-request-id'] as string;
      expect(await waiting(requestId)).toHaveLength(1);
      carried.push(requestId);
    },
  );

  it('and each row is in the audit once as soon as that takes rows again', async () => {
    await clinic.get(OutboxRelay, { strict: false }).all();
    expect(await waiting(...carried)).toEqual([]);
    for (const requestId of carried) expect(await rows.countDocuments({ requestId })).toBe(1);
  });
});
