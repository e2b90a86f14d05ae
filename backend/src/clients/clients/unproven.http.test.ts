import request from 'supertest';
import { ClinicRecords } from '../../../test/clinic-records.ts';
import { ROUTES } from '../../../test/route-table.ts';
import { openTestApp } from '../../../test/test-app.ts';

/**
 * A client whose address is not proven may read these: the account, appointments, what the client wrote,
 * names of staff.
 */
const OPEN = new Set([
  'GET /api/account/me',
  'GET /api/account/sessions',
  'GET /api/client/me',
  'GET /api/appointment/status/:id',
  'GET /api/appointment/getAllAppointments',
  'GET /api/appointment/getAllAppointmentsOfClient/:clientId',
  'GET /api/appointment/series/:clientId',
  'GET /api/appointment/freeTimes',
  'GET /api/appointment/firstFree',
  'GET /api/appointment/policy',
  'GET /api/doctor/getAllDoctors',
  'GET /api/assistant/getAllAssistants',
  // Names of forms without their contents.
  'GET /api/form/client/:clientId',
  'GET /api/account/secondFactor',
  'GET /api/client/accessLog',
  // Sentences about the account, without links.
  'GET /api/client/notices',
  'GET /api/privacy/me',
  'GET /api/push/device',
]);

describe('a client whose address is not proven', () => {
  let records: ClinicRecords;
  let base: string;

  beforeAll(async () => {
    const clinic = await openTestApp({ smtpUrl: 'smtp://127.0.0.1:1' });
    records = await ClinicRecords.of(clinic);
    base = await clinic.app.getUrl();
    const as = records.as('doctor');
    await as.post(`/vitaminPlan/save/${records.client.id}`).send({ vitamins: records.dosage() }).expect(200);
  });
  afterAll(() => records.clinic.close());

  const read = async (name: string) => {
    const row = ROUTES[name];
    // The own data have no file to ask for.
    const id = row?.id && row.id !== 'download' ? await records.id(row.id) : records.client.id;
    const path = (name.split(' ')[1] ?? '')
      .replace(':clientId', id)
      .replace(':id', id)
      .replace(':formType', 'PersonalDetails');
    const query = row?.query ? `?${await row.query(records)}` : '';
    return request(base)
      .get(path + query)
      .set('Authorization', `Bearer ${records.client.token}`);
  };
  const calls = Object.keys(ROUTES).filter(
    (name) => name.startsWith('GET ') && ROUTES[name]?.who.split(' ').includes('client'),
  );

  it.each(calls)('is told to open the link where the clinic wrote something: %s', async (name) => {
    const { status, body } = await read(name);
    expect([status, body.code]).toEqual(OPEN.has(name) ? [200, undefined] : [403, 'EMAIL_UNVERIFIED']);
  });

  it('finds nothing of what the clinic wrote in any of the calls that are open', async () => {
    for (const name of calls.filter((open) => OPEN.has(open))) {
      const { body } = await read(name);
      const text = JSON.stringify(body);
      expect(text).not.toMatch(/"(program|vitaminPlan|snacksPlan|fields)":/);
      expect(text).not.toMatch(/"planType":"/);
    }
  });

  it('reads what that client wrote, and nothing of it once the doctor has written in it', async () => {
    const form = {
      client: records.client.id,
      formType: 'DietaryRecall',
      fields: { dailyRoutine: 'rises at six' },
    };
    const { body } = await records.as('client').post('/form/submitForm').send(form).expect(200);
    const mine = () => read('GET /api/form/:clientId/:formType');
    const recall = () => records.as('client').get(`/form/${records.client.id}/DietaryRecall`);
    expect((await recall().expect(200)).body.form.createdByType).toBe('Client');
    expect((await mine()).status).toBe(403);
    await records
      .as('doctor')
      .put('/form/update')
      .send({ formId: body.data.id, client: records.client.id, fields: {} })
      .expect(200);
    expect((await recall()).body.code).toBe('EMAIL_UNVERIFIED');
    const { forms } = (await records.as('client').get(`/form/client/${records.client.id}`).expect(200)).body;
    for (const stub of forms)
      expect(Object.keys(stub).toSorted()).toEqual(['_id', 'createdAt', 'formType', 'updatedAt']);
  });

  it('gets no program with the log-in either', async () => {
    const { email } = records.client;
    const { body } = await records.clinic
      .as()
      .post('/client/emailVerify')
      .send({ email, password: 'secret-1' });
    expect(body.client).not.toHaveProperty('program');
    expect(body.client).toMatchObject({ recordsClosed: 'EMAIL_UNVERIFIED', email });
  });
});

describe('without a mail server', () => {
  it('every client reads the own records: no link could be sent', async () => {
    const records = await ClinicRecords.open();
    const { status } = await records.as('client').get(`/program/${records.client.id}`);
    await records.clinic.close();
    expect(status).toBe(200);
  });
});
