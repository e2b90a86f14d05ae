import { ClinicRecords } from '../../../test/clinic-records.ts';

describe('a client whom the desk adds over an unproven registration', () => {
  let records: ClinicRecords;

  beforeAll(async () => {
    records = await ClinicRecords.open();
  });
  afterAll(() => records.clinic.close());

  it('is added once, however often the request is sent', async () => {
    const { email } = await records.clinic.addClient();
    const person = { name: 'Ila Vora', email, phone: '9825012345', takeOver: true };
    const add = () =>
      records.as('assistant').post('/rest/clients').set('Idempotency-Key', 'over').send(person).expect(200);
    const answers = [await add(), ...(await Promise.all([add(), add(), add()]))];
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const living = { email, deletedAt: null };
    const stored = records.clinic.connection.collection('clients');
    expect(await stored.countDocuments({ email })).toBe(2);
    expect(await stored.find(living).toArray()).toMatchObject([{ name: 'Ila Vora' }]);
  });
});
