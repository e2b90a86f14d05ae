import { addDays } from '@clinic/contract/clinic-calendar';
import type { Client } from '@clinic/contract/people';
import { ClinicRecords } from '../../../test/clinic-records.ts';
import { TODAY } from '../../../test/test-clock.ts';

describe("a client's birthday", () => {
  let records: ClinicRecords;
  let people = 0;

  beforeAll(async () => {
    records = await ClinicRecords.open();
  });
  afterAll(() => records.clinic.close());

  const person = (more: object = {}) => ({
    name: 'Ila Vora',
    email: `ila${++people}@example.in`,
    phone: '9825011111',
    ...more,
  });
  const add = async (more: object = {}): Promise<Client> =>
    (await records.as('assistant').post('/rest/clients').send(person(more)).expect(200)).body as Client;
  const change = (client: Client, more: object) => {
    const { name, email, phone } = client;
    return records
      .as('assistant')
      .put(`/rest/clients/${client.id}`)
      .send({ name, email, phone, ...more });
  };
  const stored = (client: Client) =>
    records.clinic.connection.collection('clients').findOne({ email: client.email });

  it('is stored when the desk types it, in digits of three scripts', async () => {
    expect(await add({ birthday: '1980-05-01' })).toMatchObject({ birthday: '1980-05-01' });
    expect(await add({ birthday: '૧૯૮૦-૦૫-૦૧' })).toMatchObject({ birthday: '1980-05-01' });
  });

  it.each(['', null, undefined])('is absent when it comes as %j', async (birthday) => {
    const client = await add({ birthday });
    expect(client.birthday).toBeNull();
    expect(await stored(client)).not.toHaveProperty('birthday');
  });

  it.each([addDays(TODAY, 1), '1899-12-31', '1980-02-30', '01/05/1980', 19_800_501, ['1980-05-01'], {}])(
    'is refused as %j, and nobody is added',
    async (birthday) => {
      const typed = person({ birthday });
      const { body } = await records.as('assistant').post('/rest/clients').send(typed).expect(400);
      expect(body).toMatchObject({ details: { birthday: [expect.stringMatching(/^Please/)] } });
      const all = records.clinic.connection.collection('clients');
      expect(await all.countDocuments({ email: typed.email })).toBe(0);
    },
  );

  it('stays when a change leaves it out, is changed by another one and cleared by null or empty text', async () => {
    const client = await add({ birthday: '1980-05-01' });
    expect((await change(client, {}).expect(200)).body).toMatchObject({ birthday: '1980-05-01' });
    const { body } = await change(client, { birthday: '1981-06-02' }).expect(200);
    expect(body).toMatchObject({ birthday: '1981-06-02' });
    await change(client, { birthday: addDays(TODAY, 1) }).expect(400);
    expect(await stored(client)).toMatchObject({ birthday: '1981-06-02' });
    expect((await change(client, { birthday: null }).expect(200)).body).toMatchObject({ birthday: null });
    expect(await stored(client)).not.toHaveProperty('birthday');
    await change(client, { birthday: '1981-06-02' }).expect(200);
    expect((await change(client, { birthday: '' }).expect(200)).body).toMatchObject({ birthday: null });
  });

  it('is named in the audit, without its value', async () => {
    const client = await add();
    await change(client, { birthday: '1981-06-02' }).expect(200);
    const { body } = await records.as('admin').get('/rest/audit').expect(200);
    const summaries = (body as { summary: string }[]).map(({ summary }) => summary);
    expect(summaries.join('\n')).toContain('birthday');
    expect(summaries.join('\n')).not.toContain('1981');
  });

  it('is written down by the own doctor, and by no other one', async () => {
    const { client } = records;
    const send = (role: 'doctor' | 'assistant' | 'client', body: object) =>
      records.as(role).put(`/client/birthday/${client.id}`).send(body);
    expect((await send('doctor', { birthday: '1975-02-03' }).expect(200)).body.client).toMatchObject({
      birthday: '1975-02-03',
    });
    await send('doctor', {}).expect(400);
    await send('doctor', { birthday: addDays(TODAY, 1) }).expect(400);
    await send('doctor', { birthday: null, updatedAt: '2020-01-01T00:00:00.000Z' }).expect(409);
    await send('assistant', { birthday: null }).expect(403);
    await send('client', { birthday: null }).expect(403);
    const other = records.clinic.as(records.otherDoctor).put(`/client/birthday/${client.id}`);
    await other.send({ birthday: null }).expect(404);
    const { body } = await records.as('doctor').get(`/client/getClient/${client.id}`).expect(200);
    expect(body.client).toMatchObject({ birthday: '1975-02-03' });
  });

  it('is not in what the client reads of the own account', async () => {
    const { body } = await records.as('client').get('/client/me').expect(200);
    expect(body.client).not.toHaveProperty('birthday');
    expect(body.client).not.toHaveProperty('proposedBirthday');
  });

  it('is proposed by Personal Details, which never change it', async () => {
    const { client } = records;
    const read = async () => (await records.as('doctor').get(`/client/getClient/${client.id}`)).body.client;
    const before = await read();
    const body = { formId: records.form, client: client.id, fields: { dob: '1976-04-05' } };
    await records.as('client').put('/form/update').send(body).expect(200);
    expect(await read()).toMatchObject({
      birthday: '1975-02-03',
      proposedBirthday: '1976-04-05',
      updatedAt: before.updatedAt,
    });
    await records
      .as('doctor')
      .put(`/client/birthday/${client.id}`)
      .send({ birthday: '1976-04-05' })
      .expect(200);
    expect(await read()).toMatchObject({ birthday: '1976-04-05', proposedBirthday: null });
  });
});
