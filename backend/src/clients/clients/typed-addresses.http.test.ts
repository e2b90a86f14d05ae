import { openMailedClinic, type MailedClinic } from '../../../test/mailed-clinic.ts';
import { tokenTo } from '../../../test/mailed-links.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';
import { makeEnquiry, makeProgram } from '../../operations/demo/factories.ts';

const NEW = 'marigold-evening-42';
let serial = 0;
const mailbox = (whose: string) => `${whose}.${++serial}@example.com`;

describe.each([
  ['with a mail server', undefined],
  ['without a mail server', {}],
])('a client whom staff add, %s', (_, mails) => {
  let clinic: TestApp;
  let admin: Person;
  let doctor: Person;
  let desk: Person;
  let post: MailedClinic['post'];

  beforeAll(async () => {
    ({ clinic, admin, doctor, desk, post } = await openMailedClinic(mails));
  });
  afterAll(() => clinic.close());

  const add = async (by: Person, email: string): Promise<{ id: string }> => {
    const person = { name: 'Nita Rao', email, phone: '9825012345', doctor: doctor.id };
    return (await clinic.as(by).post('/rest/clients').send(person).expect(200)).body;
  };
  const register = async (email: string): Promise<{ id: string }> => {
    await clinic.as().post('/enquiry').send(makeEnquiry()).expect(200);
    const [enquiry] = (await clinic.as(desk).get('/rest/enquiries').expect(200)).body;
    const typed = { email, doctor: doctor.id };
    const made = clinic.as(desk).post(`/enquiry/register/${enquiry.id}`).send(typed);
    return (await made.expect(200)).body.client;
  };
  /** Enters as a reader of the mailbox: the email's link, a password, the log-in. */
  const enter = async (email: string) => {
    await post('/client/setPassword', { token: await tokenTo(clinic, email), password: NEW }).expect(200);
    const { body } = await post('/client/emailVerify', { email, password: NEW }).expect(200);
    return body as { token: string; client: { recordsClosed: string | null } };
  };
  const write = ({ id }: { id: string }) =>
    clinic.as(doctor).post('/program/save').send({ clientId: id, plan: makeProgram() }).expect(200);
  const codeFor = async ({ id }: { id: string }, token: string) =>
    (await clinic.as({ token }).get(`/program/${id}`)).body.code;
  const confirm = (by: Person, { id }: { id: string }, email: string) =>
    clinic.as(by).post(`/client/confirm/${id}`).send({ email });
  const move = (by: Person, { id }: { id: string }, email: string) =>
    clinic
      .as(by)
      .put(`/rest/clients/${id}`)
      .send({ name: 'Nita Rao', email, phone: '9825012345' })
      .expect(200);
  const seen = async ({ id }: { id: string }) =>
    (await clinic.as(doctor).get(`/client/getClient/${id}`).expect(200)).body.client;

  const waysIn: [string, (email: string) => Promise<{ id: string }>][] = [
    ['as a new client', (email) => add(desk, email)],
    ['from an enquiry', register],
  ];

  it.each(waysIn)('is nobody whom the desk can become: its own mailbox, %s', async (_way, made) => {
    const email = mailbox('desk');
    const client = await made(email);
    const { token, client: entered } = await enter(email);
    expect(entered.recordsClosed).toBe('PERSON_UNCONFIRMED');
    await write(client);
    expect(await codeFor(client, token)).toBe('PERSON_UNCONFIRMED');
    expect((await clinic.as({ token }).post('/privacy/download')).body.code).toBe('PERSON_UNCONFIRMED');
    expect((await confirm(desk, client, email)).status).toBe(403);
    expect(await codeFor(client, token)).toBe('PERSON_UNCONFIRMED');
  });

  it('reads and writes the own words before the Yes, and everything after it', async () => {
    const email = mailbox('nita');
    const client = await add(desk, email);
    expect(await seen(client)).toMatchObject({ typedAtDesk: true, email });
    const { token } = await enter(email);
    const form = { client: client.id, formType: 'DietaryRecall', fields: { earlyMorning: 'Rises at six' } };
    await clinic.as({ token }).post('/form/submitForm').send(form).expect(200);
    const own = await clinic.as({ token }).get(`/form/${client.id}/DietaryRecall`).expect(200);
    expect(own.body.form.fields.earlyMorning).toBe('Rises at six');
    await write(client);
    await confirm(doctor, client, email).expect(200);
    expect(await codeFor(client, token)).toBeUndefined();
    expect(await seen(client)).toMatchObject({ typedAtDesk: false, recordsClosed: null });
  });

  it('is opened by a Yes before the letter is used, too', async () => {
    const email = mailbox('nita');
    const client = await add(desk, email);
    await write(client);
    await confirm(doctor, client, email).expect(200);
    const { token } = await enter(email);
    expect(await codeFor(client, token)).toBeUndefined();
  });

  it('needs another Yes for another address, whether the first one had one or not', async () => {
    const [wrong, right] = [mailbox('nita'), mailbox('nita')];
    const corrected = await add(desk, wrong);
    await move(desk, corrected, right);
    expect((await confirm(doctor, corrected, wrong)).body.code).toBe('STALE_RECORD');
    const { token } = await enter(right);
    expect(await codeFor(corrected, token)).toBe('PERSON_UNCONFIRMED');
    await confirm(doctor, corrected, right).expect(200);
    expect(await codeFor(corrected, token)).toBeUndefined();

    const theirs = mailbox('desk');
    await move(desk, corrected, theirs);
    const waits = (await seen(corrected)).pendingEmail;
    expect(waits).toBe(theirs);
    await post('/account/verifyEmail', { token: await tokenTo(clinic, theirs) }).expect(200);
    const { body } = await post('/client/emailVerify', { email: theirs, password: NEW }).expect(200);
    expect(await codeFor(corrected, body.token)).toBe('PERSON_UNCONFIRMED');
  });

  it('is not opened by a correction of the desk while nothing was written', async () => {
    const client = await clinic.addClient(doctor);
    const email = mailbox('desk');
    await move(desk, client, email);
    await write(client);
    expect((await seen(client)).recordsClosed).not.toBeNull();
    await post('/client/forgotPassword', { email }).expect(200);
    const { token } = await enter(email);
    expect(await codeFor(client, token)).toBe('PERSON_UNCONFIRMED');
  });

  it('is confirmed by an admin only when another person has typed the address', async () => {
    const email = mailbox('admin');
    const client = await add(admin, email);
    expect((await confirm(admin, client, email)).status).toBe(403);
    const other = await clinic.addAdmin();
    await confirm(other, client, email).expect(200);
  });
});
