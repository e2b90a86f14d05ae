import type { AccessEntry } from '@clinic/contract/platform/audit-calls';
import type { WorkRow } from '@clinic/contract/dashboards/work-rows';
import { openMailedClinic } from '../../../test/mailed-clinic.ts';
import { emailsTo, tokenTo } from '../../../test/mailed-links.ts';
import type { Person } from '../../../test/test-app.ts';
import { TOMORROW } from '../../../test/test-clock.ts';
import { makePerson, makeProgram } from '../../operations/demo/factories.ts';

const NEW = 'marigold-evening-42';
const LETTER = 'You have another doctor at our clinic';

const { clinic, admin, other, doctor, desk, post } = await openMailedClinic();

describe('an admin who reads a client through a doctor made for it', () => {
  afterAll(() => clinic.close());

  /** A client with a proven address and a program. */
  const patient = async (of = doctor) => {
    const client = await clinic.addClient(of);
    await post('/account/verifyEmail', { token: await tokenTo(clinic, client.email) }).expect(200);
    const plan = { clientId: client.id, plan: makeProgram() };
    await clinic.as(of).post('/program/save').send(plan).expect(200);
    return client;
  };
  const give = async (by: Person, { id }: Person, to: string | null, more: object = {}) => {
    const { body } = await clinic.as(by).get(`/rest/clients/${id}`).expect(200);
    const { name, email, phone } = body as Record<string, string>;
    const edit = { name, email, phone, doctor: to, ...more };
    await clinic.as(by).put(`/rest/clients/${id}`).send(edit).expect(200);
  };
  const letters = async ({ email }: Person) =>
    (await emailsTo(clinic, email)).filter(({ subject }) => subject === LETTER);
  const readers = async (client: Person) => {
    const { body } = await clinic.as(client).get('/client/accessLog').expect(200);
    return (body.entries as AccessEntry[]).map(({ by, action, part }) => `${by.role} ${action}: ${part}`);
  };
  const home = async (who: Person): Promise<WorkRow[]> => {
    // Reading the audit moves its rows.
    await clinic.as(admin).get('/rest/audit').expect(200);
    const path = who.role === 'admin' ? '/admin/today' : '/doctor/today';
    const { body } = await clinic.as(who).get(path).expect(200);
    return (who.role === 'admin' ? body.lists : body).doctorChanges.rows;
  };
  /** Finds the notices about that client, or about several clients of a doctor. */
  const told = async (who: Person, about: { id: string; name: string }) =>
    (await home(who)).filter(({ person, words }) => person?.id === about.id || words.includes(about.name));

  it('reads nothing while no link has proven that doctor’s address', async () => {
    const client = await patient();
    const typed = { ...makePerson(), password: NEW };
    const made = (await clinic.as(admin).post('/rest/doctors').send(typed).expect(200)).body as Person;
    await give(admin, client, made.id);
    const { token } = (await post('/doctor/emailVerify', { email: typed.email, password: NEW }).expect(200))
      .body;
    const read = await clinic.as({ token }).get(`/program/${client.id}`);
    expect([read.status, read.body.code]).toEqual([403, 'EMAIL_UNVERIFIED']);
    expect((await clinic.as({ token }).get('/doctor/today')).body.code).toBe('EMAIL_UNVERIFIED');
  });

  it('is told of to the client, both doctors and the other admins, when the mailbox is the admin’s own', async () => {
    const client = await patient();
    const made = await clinic.addDoctor();
    await give(admin, client, made.id);
    expect((await clinic.as(made).get(`/program/${client.id}`)).status).toBe(200);
    const [letter, ...more] = await letters(client);
    expect(more).toEqual([]);
    expect(letter?.facts).toEqual([
      ['Until now', doctor.name],
      ['From now on', made.name],
      ['Changed by', `${admin.name}, admin`],
    ]);
    expect(await readers(client)).toContain(`admin update: Your doctor, from ${doctor.name} to ${made.name}`);
    const words = expect.stringContaining(`rom ${doctor.name} to ${made.name}, by ${admin.name} (admin)`);
    for (const who of [doctor, made, other]) expect(await told(who, client)).toMatchObject([{ words }]);
    expect(await told(admin, client)).toEqual([]);
  });

  it('is told of, too, when there was no doctor in between, by a form or by a booking', async () => {
    for (const way of ['form', 'booking']) {
      const client = await patient();
      const made = await clinic.addDoctor();
      await give(desk, client, null);
      expect(await letters(client)).toEqual([]);
      if (way === 'form') await give(desk, client, made.id);
      else {
        const date = TOMORROW;
        const visit = { doctor: made.id, assistant: desk.id, client: client.id, date, time: '10:00' };
        await clinic.as(desk).post('/appointment/create').send(visit).expect(200);
      }
      expect(await letters(client)).toHaveLength(1);
      expect(await readers(client)).toContain(
        `assistant update: Your doctor, from ${doctor.name} to ${made.name}`,
      );
      for (const who of [doctor, made, admin, other]) expect(await told(who, client)).toHaveLength(1);
    }
  });

  it('is not told of the first doctor, and the audit names what else is changed', async () => {
    const client = await clinic.addClient();
    await give(admin, client, doctor.id, { name: 'Nita Rao', whatsApp: true });
    expect(await letters(client)).toEqual([]);
    expect(await told(other, client)).toEqual([]);
    const [row] = await readers(client);
    expect(row).toMatch(/^admin update: Your name; Your doctor; Your WhatsApp$/);
  });

  it('has one line for all clients of a doctor, each client a line of the own, and no letters', async () => {
    const [from, to] = [await clinic.addDoctor(), await clinic.addDoctor()];
    const clients = [await patient(from), await patient(from)];
    await clinic.as(admin).post(`/admin/doctors/${from.id}/reassign`).send({ doctor: to.id }).expect(200);
    const line = {
      words: expect.stringContaining(`2 clients from ${from.name} to ${to.name}`),
      person: null,
    };
    for (const who of [from, to, other]) expect(await told(who, to)).toMatchObject([line]);
    for (const client of clients) {
      expect(await letters(client)).toEqual([]);
      expect(await readers(client)).toContain(`admin update: Your doctor, from ${from.name} to ${to.name}`);
    }
  });
});
