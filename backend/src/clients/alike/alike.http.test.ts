import type { AlikeClient } from '@clinic/contract/clients/alike';
import type { Client } from '@clinic/contract/people';
import { ClinicRecords } from '../../../test/clinic-records.ts';

describe('clients who are like a typed person', () => {
  let records: ClinicRecords;
  let people = 0;

  beforeAll(async () => {
    records = await ClinicRecords.open();
  });
  afterAll(() => records.clinic.close());

  const add = async (name: string, phone: string, more: object = {}): Promise<Client> => {
    const email = `alike${++people}@example.in`;
    const sent = records
      .as('assistant')
      .post('/rest/clients')
      .send({ name, email, phone, ...more });
    return (await sent.expect(200)).body as Client;
  };
  const ask = (query: object, role: 'assistant' | 'admin' | 'doctor' | 'client' = 'assistant') =>
    records.as(role).get(`/client/alike?${new URLSearchParams(query as Record<string, string>).toString()}`);
  const alike = async (query: object): Promise<AlikeClient[]> => (await ask(query).expect(200)).body.alike;

  it('have the number, however it is typed, or the birthday and a name that sounds alike', async () => {
    const mira = await add('Meera Joshi', '9811100001', { birthday: '1980-05-01' });
    await add('Mira Doshi', '9811100002', { birthday: '1980-05-01' });
    await add('Mira Joshi', '9811100003', { birthday: '1980-05-02' });
    const found = { id: mira.id, name: 'Meera Joshi', phone: '9811100001', birthday: '1980-05-01' };
    for (const phone of ['9811100001', '+91 98111 00001', '098111-00001', '૯૮૧૧૧૦૦૦૦૧'])
      expect(await alike({ name: 'Karan', phone })).toEqual([{ ...found, why: ['phone'] }]);
    expect(await alike({ name: 'મીરા જોશી', phone: '9800000000', birthday: '1980-05-01' })).toEqual([
      { ...found, why: ['birthday'] },
    ]);
    expect(await alike({ name: 'Joshi Mira', phone: '9811100001', birthday: '1980-05-01' })).toEqual([
      { ...found, why: ['phone', 'birthday'] },
    ]);
    expect(await alike({ name: 'Mira Joshi', phone: '9800000000' })).toEqual([]);
    expect(await alike({})).toEqual([]);
    expect(await alike({ name: '', phone: '', birthday: '' })).toEqual([]);
  });

  it('are at most eight, the most alike first, and none whose record is deleted', async () => {
    for (let at = 0; at < 9; at++) await add(`Family ${'ABCDEFGHI'[at]}`, '9811100010');
    await add('Karan Malhotra', '9811100010', { birthday: '1970-01-01' });
    const gone = await add('Karan Malhotra', '9811100010');
    await records.clinic.connection
      .collection('clients')
      .updateOne({ email: gone.email }, { $set: { deletedAt: new Date('2026-01-01') } });
    const found = await alike({ name: 'K. Malhotra', phone: '9811100010', birthday: '1970-01-01' });
    expect(found).toHaveLength(8);
    expect(found.filter(({ name }) => name === 'Karan Malhotra')).toHaveLength(1);
    expect(found[0]).toMatchObject({ name: 'Karan Malhotra', why: ['phone', 'birthday'] });
  });

  it.each([
    { phone: '123' },
    { phone: '98111000010' },
    { birthday: '01/05/1980' },
    { name: 'x'.repeat(201) },
  ])('are not looked for with %j', async (query) => {
    const { body } = await ask(query).expect(400);
    expect(body).toMatchObject({ code: 'INVALID_INPUT', message: expect.stringMatching(/^Please/) });
  });

  it('are told to the desk and the admin alone', async () => {
    const statuses = await Promise.all(
      (['assistant', 'admin', 'doctor', 'client'] as const).map(
        async (role) => (await ask({ phone: '9811100001' }, role)).status,
      ),
    );
    expect(statuses).toEqual([200, 200, 403, 403]);
    const stranger = await records.clinic.as().get('/client/alike?phone=9811100001');
    expect(stranger.status).toBe(401);
  });

  it('never stop a client from being added, and the public form answers as always', async () => {
    const typed = { name: 'Karan Malhotra', phone: '9811100010', birthday: '1970-01-01' };
    await add(typed.name, typed.phone, { birthday: typed.birthday });
    const register = (phone: string) =>
      records.clinic
        .as()
        .post('/client/emailRegister')
        .send({ name: typed.name, phone, email: `public${phone}@example.in`, password: 'a-Good-password-1' })
        .expect(200);
    const [known, unknown] = [await register('9811100010'), await register('9811199999')];
    const shape = ({ body }: { body: { client: object } }) => [Object.keys(body), Object.keys(body.client)];
    expect(shape(known)).toEqual(shape(unknown));
  });
});
