import { Types } from 'mongoose';
import { ClinicRecords } from '../../../test/clinic-records.ts';
import { TOMORROW } from '../../../test/test-clock.ts';
import type { Person } from '../../../test/test-app.ts';
import { makeEnquiry } from '../../operations/demo/factories.ts';

const ROUNDS = 50;
/** So many rounds run at the same time. */
const BESIDE = 10;

describe('a desk that takes over the address of a registered client', () => {
  let records: ClinicRecords;
  let doctor: Person;

  beforeAll(async () => {
    records = await ClinicRecords.open();
    ({ doctor } = records);
  });
  afterAll(() => records.clinic.close());

  const takeOver = ({ email }: Person) =>
    records
      .as('assistant')
      .post('/rest/clients')
      .send({ name: 'Nita Rao', email, phone: '9825012345', takeOver: true });
  const fromEnquiry = async ({ email }: Person) => {
    await records.clinic.as().post('/enquiry').send(makeEnquiry()).expect(200);
    const [enquiry] = (await records.as('assistant').get('/rest/enquiries').expect(200)).body;
    return records.as('assistant').post(`/enquiry/register/${enquiry.id}`).send({ email, takeOver: true });
  };
  const stored = ({ id }: Person) =>
    records.clinic.connection.collection('clients').findOne({ _id: new Types.ObjectId(id) });
  const rowsOf = async ({ id }: Person) => {
    const filter = encodeURIComponent(JSON.stringify({ client: id }));
    const { body } = await records.as('admin').get(`/rest/audit?filter=${filter}`).expect(200);
    return (body as { action: string; by: { id: string } }[]).filter(({ action }) => action === 'take-over');
  };
  const checkup = (client: Person) =>
    records.clinic
      .as(doctor)
      .post(`/checkup/create/${client.id}`)
      .send({ fields: { energy: 'good' } });
  const visit = (client: Person, more = {}) => ({
    ...records.appointmentInput(),
    client: client.id,
    ...more,
  });

  const treated: Record<string, (client: Person) => Promise<unknown>> = {
    'a checkup': (client) => checkup(client).expect(200),
    'a consultation': (client) =>
      records.clinic
        .as(doctor)
        .post(`/consultation/${client.id}`)
        .send({ fields: {}, note: 'Sleeps badly.', completes: false })
        .expect(200),
    'a snacks plan': (client) =>
      records.clinic
        .as(doctor)
        .post(`/snacksPlan/save/${client.id}`)
        .send({ snacks: [{ name: 'Green Tea', quantity: '1 cup' }] })
        .expect(200),
    'credit of ₹500': (client) =>
      records
        .as('assistant')
        .post('/payment/receive')
        .send({ client: client.id, mode: 'Cash', amount: 500 })
        .expect(200),
    'a visit that the desk has booked': (client) =>
      records.as('assistant').post('/appointment/create').send(visit(client)).expect(200),
    'a note of the desk': (client) =>
      records
        .as('assistant')
        .put(`/deskNotes/ofClient/${client.id}`)
        .send({ text: 'Pays in cash.', version: 0 })
        .expect(200),
    'an invoice': async (client) =>
      records
        .as('assistant')
        .post('/invoice/addInvoice')
        .send({ ...(await records.invoiceBody()), client: client.id })
        .expect(200),
  };

  it.each(Object.keys(treated))('is refused, and offered nothing, where there is %s', async (what) => {
    const client = await records.clinic.addClient(doctor);
    await treated[what]?.(client);
    for (const answer of [await takeOver(client), await fromEnquiry(client)]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'EMAIL_TAKEN']);
      expect(answer.body.details).not.toHaveProperty('takeOver');
    }
    // Not even the session has ended.
    await records.clinic.as(client).get('/client/me').expect(200);
    expect(await rowsOf(client)).toEqual([]);
  });

  it('may replace a registration with nothing but its own request, and the audit says so', async () => {
    const client = await records.clinic.addClient();
    await records.clinic
      .as(client)
      .post('/appointment/create')
      .send(visit(client, { date: TOMORROW }))
      .expect(200);
    await takeOver(client).expect(200);
    expect(await stored(client)).toMatchObject({ deletedAt: expect.any(Date) });
    expect(await rowsOf(client)).toMatchObject([
      { by: { id: records.assistant.id }, summary: expect.stringContaining(client.name) },
    ]);
  });

  it(`loses to a checkup in the same moment, or the checkup is refused: ${ROUNDS} times`, async () => {
    const outcomes: string[] = [];
    const race = async (round: number) => {
      const client = await records.clinic.addClient(doctor);
      const writing = () => checkup(client).then(({ status }) => status);
      const taking = () => takeOver(client).then(({ status }) => status);
      const both = round % 2 ? [taking(), writing()].toReversed() : [writing(), taking()];
      const [wrote, took] = await Promise.all(both);
      const isThere = (await stored(client))?.deletedAt === null;
      const found = await records.clinic.connection
        .collection('checkups')
        .countDocuments({ client: new Types.ObjectId(client.id) });
      outcomes.push(
        `checkup ${wrote} (${found} stored), take-over ${took}, client ${isThere ? 'stays' : 'gone'}`,
      );
      if (isThere) await records.clinic.as(client).get('/client/me').expect(200);
    };
    for (let from = 0; from < ROUNDS; from += BESIDE)
      await Promise.all(Array.from({ length: BESIDE }, (_, index) => race(from + index)));
    const fair = [
      'checkup 200 (1 stored), take-over 409, client stays',
      'checkup 404 (0 stored), take-over 200, client gone',
    ];
    expect(outcomes.filter((outcome) => !fair.includes(outcome))).toEqual([]);
  });
});
