import type { Client } from '@clinic/contract/people';
import { securityTable } from '../../../test/documented-table.ts';
import { openTestApp, PASSWORD, type Person, type TestApp } from '../../../test/test-app.ts';
import { makeEnquiry } from '../../operations/demo/factories.ts';
import { Effects } from '../../platform/writes/effects.ts';

type Who = 'A stranger' | 'The desk' | 'An admin';
const PEOPLE: readonly Who[] = ['A stranger', 'The desk', 'An admin'];

interface Answer {
  status: number;
  body: unknown;
  text: string;
}
/** A way that a person tries, with a client's number or with one that no client has. */
type Way = (by: Pick<Person, 'token'> | undefined, phone: string) => PromiseLike<Answer>;

/** The documented table: what each way opens to each person. */
function documented(): [way: string, who: Who, opens: string][] {
  const [head, ...rows] = securityTable('What a phone number opens');
  return rows.flatMap(([way = '', ...cells]) =>
    cells.map((cell, at): [string, Who, string] => [way, head[at + 1] as Who, cell]),
  );
}

describe('the table of what a phone number opens', () => {
  let clinic: TestApp;
  let client: Client;
  const by: Partial<Record<Who, Person>> = {};
  let serial = 0;

  beforeAll(async () => {
    clinic = await openTestApp();
    const doctor = await clinic.addDoctor();
    by['The desk'] = await clinic.addAssistant(doctor);
    by['An admin'] = await clinic.addAdmin();
    const typed = {
      name: 'Karan Malhotra',
      email: 'karan.m@example.in',
      phone: '9833300001',
      birthday: '1970-01-02',
      doctor: doctor.id,
    };
    client = (await clinic.as(by['The desk']).post('/rest/clients').send(typed).expect(200)).body as Client;
  });
  afterAll(() => clinic.close());

  const mailbox = () => `stranger.${++serial}@example.in`;
  const number = () => `98333${String(++serial).padStart(5, '1')}`;
  const filter = (phone: string) => encodeURIComponent(JSON.stringify({ q: phone }));

  const WAYS: Record<string, Way> = {
    'who is alike': (who, phone) => clinic.as(who).get(`/client/alike?phone=${phone}`),
    'the list of clients': (who, phone) => clinic.as(who).get(`/rest/clients?filter=${filter(phone)}`),
    'the client’s record': (who) => clinic.as(who).get(`/rest/clients/${client.id}`),
    forms: (who) => clinic.as(who).get(`/form/client/${client.id}`),
    'the copy of the record': (who) => clinic.as(who).post('/privacy/download').send({}),
    'a request to erase': (who) => clinic.as(who).post('/privacy/erasure').send({}),
    'a password of one’s choice': (who) =>
      clinic
        .as(who)
        .put(`/rest/clients/${client.id}`)
        .send({ name: client.name, email: client.email, phone: client.phone, password: PASSWORD }),
    'log-in with the number': (who, phone) =>
      clinic.as(who).post('/client/emailVerify').send({ email: phone, password: PASSWORD }),
    'a new password by the number': (who, phone) =>
      clinic.as(who).post('/client/forgotPassword').send({ email: phone }),
    'registration with the number': (who, phone) =>
      clinic
        .as(who)
        .post('/client/emailRegister')
        .send({ name: 'Some Person', email: mailbox(), phone, password: PASSWORD }),
    'enquiry with the number': (who, phone) =>
      clinic
        .as(who)
        .post('/enquiry')
        .send(makeEnquiry({ phoneNumber: phone, email: mailbox() })),
  };

  /** Says in the table's words what an answer opens. */
  async function opened(way: Way, who: Who): Promise<string> {
    const { status, text } = await way(by[who], client.phone);
    if (status >= 400) return tellsOf(text) ? 'facts in a refusal' : 'nothing';
    if (tellsOf(text)) return 'contact';
    const unknown = await way(by[who], number());
    const shape = (answer: { body: unknown }) => JSON.stringify(keysOf(answer.body));
    const known = await way(by[who], client.phone);
    return unknown.status === status && shape(known) === shape(unknown)
      ? 'as for any number'
      : 'another answer than for an unknown number';
  }
  const tellsOf = (text: string): boolean =>
    [client.id, client.name, client.email, client.birthday ?? ''].some((fact) => text.includes(fact));
  const keysOf = (value: unknown): unknown =>
    value !== null && typeof value === 'object'
      ? Object.entries(value).map(([key, inner]) => [key, keysOf(inner)])
      : typeof value;

  it('has every way of this test and every person, and no others', () => {
    expect(documented().map(([way, who]) => `${way}: ${who}`)).toEqual(
      Object.keys(WAYS).flatMap((way) => PEOPLE.map((who) => `${way}: ${who}`)),
    );
  });

  it.each(documented())('%s: to %s it opens %s', async (way, who, opens) => {
    const walked = WAYS[way];
    expect(walked && (await opened(walked, who))).toBe(opens);
  });

  it('leaves the client with the password, the address and the record of before', async () => {
    await clinic.get(Effects, { strict: false }).settled();
    const { body } = await clinic.as(by['The desk']).get(`/rest/clients/${client.id}`).expect(200);
    expect(body).toEqual(client);
    const { body: day } = await clinic.as(by['The desk']).get('/desk/today').expect(200);
    expect(day.lists.alike.rows[0].people[0]).toEqual({ id: client.id, name: client.name });
  });
});
