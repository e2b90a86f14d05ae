import request from 'supertest';
import { ClinicRecords } from '../../../test/clinic-records.ts';
import { TODAY, testClock } from '../../../test/test-clock.ts';
import { ROUTES } from '../../../test/route-table.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { Accounts } from '../../platform/accounts/accounts.ts';

/** A doctor with an unproven address reads visits, hours, names, foods, the library and the stock, but no client's health record. */
const OPEN = new Set([
  'GET /api/doctor/getAllDoctors',
  'GET /api/assistant/getAllAssistants',
  'GET /api/appointment/status/:id',
  'GET /api/appointment/getAllAppointments',
  'GET /api/appointment/getAllAppointmentsOfClient/:clientId',
  'GET /api/appointment/series/:clientId',
  'GET /api/appointment/freeTimes',
  'GET /api/appointment/firstFree',
  'PUT /api/appointment/outcome/:id',
  'PUT /api/appointment/joinLink/:id',
  'GET /api/appointment/policy',
  'GET /api/search',
  'PUT /api/today/hide',
  'GET /api/hours/all',
  'PUT /api/hours/weekOf/:doctor',
  'DELETE /api/hours/week/:id',
  'POST /api/hours/extra',
  'DELETE /api/hours/extra/:id',
  'POST /api/hours/timeOff',
  'PUT /api/hours/timeOff/:id',
  'DELETE /api/hours/timeOff/:id',
  'GET /api/doctor/visitSettings',
  'PUT /api/doctor/joinLink',
  'POST /api/doctor/calendar',
  'DELETE /api/doctor/calendar',
  'GET /api/foods/all',
  'GET /api/foods/doubtful',
  'PUT /api/foods/:id/lookedAt',
  'POST /api/foods',
  'PUT /api/foods/:id',
  'GET /api/templates/all',
  'GET /api/templates/one/:id',
  'POST /api/templates/add',
  'PUT /api/templates/change/:id',
  'PUT /api/templates/retire/:id',
  'POST /api/templates/apply/:id',
  'GET /api/inventory/getAllItems',
]);

describe('a doctor whose address no link has proven', () => {
  let clinic: TestApp;
  let records: ClinicRecords;
  let base: string;

  beforeAll(async () => {
    clinic = await openTestApp({ trustProxy: 1, smtpUrl: 'smtp://127.0.0.1:1' });
    records = await ClinicRecords.of(clinic);
    await records.prove();
    base = await clinic.app.getUrl();
  });
  afterAll(() => clinic.close());

  const prove = async (proven: boolean) => {
    const change = proven
      ? { $set: { emailVerifiedAt: testClock.now() } }
      : { $unset: { emailVerifiedAt: 1 } };
    await clinic.connection.collection('doctors').updateOne({ email: records.doctor.email }, change);
    clinic.get(Accounts, { strict: false }).forget('doctor', records.doctor.id);
  };
  const calls = Object.keys(ROUTES).filter(
    (name) => ROUTES[name]?.who.split(' ').includes('doctor') && !name.includes(' /api/account/'),
  );

  it.each(calls)('reads and writes no health record, and has visits and hours: %s', async (name) => {
    const row = ROUTES[name]!;
    await records.running();
    const id = row.id ? await records.id(row.id, 'doctor') : records.client.id;
    const query = row.query ? `?${await row.query(records)}` : '';
    const body = row.body ? await row.body(records) : undefined;
    const [method = '', pattern = ''] = name.split(' ');
    const path = pattern
      .replace(/:(id|clientId|doctor|secret)/, id)
      .replace(':day', TODAY)
      .replace(':version', '1')
      .replace(':formType', 'PersonalDetails');
    await prove(false);
    const test = request(base)
      [method.toLowerCase() as 'get'](path + query)
      .set('Authorization', `Bearer ${records.doctor.token}`);
    const { status, body: answer } = await (body ? test.send(body) : test);
    await prove(true);
    expect([status, answer.code]).toEqual(OPEN.has(name) ? [200, undefined] : [403, 'EMAIL_UNVERIFIED']);
    expect(JSON.stringify(answer)).not.toMatch(/"planType":"/);
  });
});
