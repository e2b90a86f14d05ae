import type { AlikeRow } from '@clinic/contract/dashboards/desk-worklists';
import type { Client } from '@clinic/contract/people';
import type { Db } from 'mongodb';
import { Types } from 'mongoose';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { makeEnquiry } from '../../operations/demo/factories.ts';
import { Effects } from '../../platform/writes/effects.ts';
import { AlikeGroups } from './alike-groups.service.ts';

/** The fields that the desk types of a client. */
interface Typed {
  name: string;
  phone: string;
  birthday?: string | null;
  alike?: { answer: 'family' | 'other'; clients: string[] };
}

describe('people who are alike are a row of the desk', () => {
  let clinic: TestApp;
  let second: TestApp;
  let desk: Person;
  let numbers = 0;
  let people = 0;

  beforeAll(async () => {
    clinic = await openTestApp();
    second = await openTestApp({ mongodbUri: clinic.uri });
    desk = await clinic.addAssistant(await clinic.addDoctor());
  });
  afterAll(async () => {
    await second.close();
    await clinic.close();
  });

  /** A number that no other test has. */
  const number = () => `98222${String(++numbers).padStart(5, '0')}`;
  const add = async (typed: Typed, server = clinic): Promise<Client> => {
    const body = { ...typed, email: `group${++people}@example.in` };
    return (await server.as(desk).post('/rest/clients').send(body).expect(200)).body as Client;
  };
  const settled = () =>
    Promise.all([clinic, second].map((one) => one.get(Effects, { strict: false }).settled()));
  const all = async (): Promise<{ count: number; rows: AlikeRow[] }> => {
    await settled();
    return (await clinic.as(desk).get('/desk/today').expect(200)).body.lists.alike;
  };
  /** The rows that name one of these people. */
  const rows = async (...who: Pick<Client, 'id'>[]): Promise<AlikeRow[]> =>
    (await all()).rows.filter(({ people: named }) =>
      named.some(({ id }) => who.some((one) => one.id === id)),
    );
  const row = async (...who: Pick<Client, 'id'>[]): Promise<AlikeRow> => {
    const [only, ...others] = await rows(...who);
    if (!only || others.length > 0) throw new Error(`There are ${others.length + (only ? 1 : 0)} rows.`);
    return only;
  };
  const answer = ({ id, fact }: AlikeRow, said: 'family' | 'other', server = clinic) =>
    server.as(desk).post(`/client/alike/${id}`).send({ answer: said, fact });
  const pair = async () => {
    const phone = number();
    const [one, other] = [
      await add({ name: 'Karan Malhotra', phone }),
      await add({ name: 'Asha Malhotra', phone }),
    ];
    return { phone, one, other };
  };
  const change = ({ id, name, email, phone }: Client, more: object) =>
    clinic
      .as(desk)
      .put(`/rest/clients/${id}`)
      .send({ name, email, phone, ...more })
      .expect(200);

  it('names those who share a number, and no one who has it alone', async () => {
    const { one, other } = await pair();
    const alone = await add({ name: 'Ila Vora', phone: number() });
    const { words, person, people: named, since } = await row(one);
    expect(person).toEqual({ id: one.id, name: 'Karan Malhotra' });
    expect(named.map(({ id }) => id)).toEqual([one.id, other.id]);
    expect(words).toMatch(/^\+91 98222 \d{5} is also the number of Asha Malhotra$/);
    expect(since).not.toBeNull();
    expect(await rows(alone)).toEqual([]);
  });

  it('names those of one birthday whose names are alike, and no others of that day', async () => {
    const birthday = '1961-03-02';
    const [one, other, stranger] = [
      await add({ name: 'Meera Joshi', phone: number(), birthday }),
      await add({ name: 'મીરા જોશી', phone: number(), birthday }),
      await add({ name: 'Mira Doshi', phone: number(), birthday }),
    ];
    await add({ name: 'Mira Joshi', phone: number() });
    const found = await row(one);
    expect(found.words).toBe('Born on 02 Mar 1961 under a similar name: મીરા જોશી');
    expect(found.people.map(({ id }) => id)).toEqual([one.id, other.id]);
    expect(await rows(stranger)).toEqual([]);
  });

  it('has two rows for two names of one birthday, each answered by itself', async () => {
    const birthday = '1962-03-02';
    const [a] = [
      await add({ name: 'Hetal Patel', phone: number(), birthday }),
      await add({ name: 'Hital Patel', phone: number(), birthday }),
    ];
    const [b] = [
      await add({ name: 'Ravi Iyer', phone: number(), birthday }),
      await add({ name: 'Ravi Iyer', phone: number(), birthday }),
    ];
    await answer(await row(a), 'other').expect(200);
    expect(await rows(a)).toEqual([]);
    expect(await rows(b)).toHaveLength(1);
  });

  it('is one row for fifty who are added at once on two servers, and none of them is refused', async () => {
    const [phone, birthday] = [number(), '1963-03-02'];
    const fifty = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        add({ name: 'Nita Rao', phone, birthday }, at % 2 ? second : clinic),
      ),
    );
    expect(new Set(fifty.map(({ id }) => id)).size).toBe(50);
    const found = await row(...fifty);
    expect(found.words).toMatch(/^50 clients have \+91 98222 \d{5}: not one person's number\?$/);
    expect(found.person).toBeNull();
    const stored = clinic.connection.collection('alikeClients');
    const [record, ...others] = await stored
      .find({ 'groups.members': new Types.ObjectId(fifty[0]?.id) })
      .toArray();
    expect(others).toEqual([]);
    expect(record?.groups[0].members).toHaveLength(50);
  });

  it('is one row for fifty of one name and birthday with fifty numbers', async () => {
    const birthday = '1964-03-02';
    const fifty = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        add({ name: at % 3 ? 'Nita Rao' : 'Neeta Rao', phone: number(), birthday }, at % 2 ? second : clinic),
      ),
    );
    expect((await row(...fifty)).people).toHaveLength(8);
  });

  it.each(['family', 'other'] as const)(
    'goes when the desk says %s, and a newcomer opens it again',
    async (said) => {
      const { phone, one } = await pair();
      await answer(await row(one), said).expect(200);
      expect(await rows(one)).toEqual([]);
      const newcomer = await add({ name: 'Dev Malhotra', phone });
      const again = await row(one);
      expect(again.people.map(({ id }) => id)).toContain(newcomer.id);
      await answer(again, said).expect(200);
      expect(await rows(one, newcomer)).toEqual([]);
    },
  );

  it('does not come for a client about whom the desk was asked and answered before saving', async () => {
    const { phone, one, other } = await pair();
    await answer(await row(one), 'family').expect(200);
    const clients = [one.id, other.id];
    const third = await add({ name: 'Dev Malhotra', phone, alike: { answer: 'family', clients } });
    expect(await rows(one, third)).toEqual([]);
  });

  it('comes when the answer before saving did not name all who are alike', async () => {
    const { phone, one } = await pair();
    const third = await add({ name: 'Dev Malhotra', phone, alike: { answer: 'other', clients: [one.id] } });
    expect((await row(third)).people).toHaveLength(3);
  });

  it('does not come for the ninth of a family, of which the question names eight', async () => {
    const phone = number();
    const family: Client[] = [];
    for (const name of ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'])
      family.push(
        await add({
          name: `${name} Malhotra`,
          phone,
          ...(family.length > 0 && {
            alike: { answer: 'family', clients: family.slice(0, 8).map(({ id }) => id) },
          }),
        }),
      );
    expect(await rows(...family)).toEqual([]);
  });

  it('holds also for a client who is made of an enquiry', async () => {
    const phone = number();
    const known = await add({ name: 'Karan Malhotra', phone });
    const enquiry = makeEnquiry({ phoneNumber: phone });
    const register = async (email: string, more: object) => {
      await clinic
        .as()
        .post('/enquiry')
        .send({ ...enquiry, email })
        .expect(200);
      const filter = encodeURIComponent(JSON.stringify({ q: email }));
      const { body } = await clinic.as(desk).get(`/rest/enquiries?filter=${filter}`).expect(200);
      const sent = clinic.as(desk).post(`/enquiry/register/${body[0].id}`).send(more);
      return (await sent.expect(200)).body.client as Client;
    };
    const clients = [known.id];
    await register('enquiry1@example.in', { alike: { answer: 'family', clients } });
    expect(await rows(known)).toEqual([]);
    const unasked = await register('enquiry2@example.in', {});
    expect((await row(known)).people.map(({ id }) => id)).toContain(unasked.id);
  });

  it.each([
    { answer: 'maybe', clients: ['a'.repeat(24)] },
    { answer: 'family', clients: [] },
    { answer: 'family', clients: ['x'] },
    { answer: 'family', clients: Array.from({ length: 9 }, () => 'a'.repeat(24)) },
    { answer: 'family' },
    'family',
  ])('refuses an answer such as %j, and adds nobody', async (alike) => {
    const body = { name: 'Ila Vora', phone: number(), email: 'refused@example.in', alike };
    const refused = await clinic.as(desk).post('/rest/clients').send(body);
    expect(refused.status).toBe(400);
    const stored = clinic.connection.collection('clients');
    expect(await stored.countDocuments({ email: body.email })).toBe(0);
  });

  it('refuses an answer about people who are others by now', async () => {
    const { phone, one } = await pair();
    const read = await row(one);
    await add({ name: 'Dev Malhotra', phone });
    await settled();
    expect((await answer(read, 'family').expect(409)).body.code).toBe('STALE_RECORD');
    expect(await rows(one)).toHaveLength(1);
  });

  it('takes the same answer of two desks, and tells the one who says something else', async () => {
    const { one } = await pair();
    const read = await row(one);
    const same = await Promise.all([answer(read, 'family'), answer(read, 'family', second)]);
    expect(same.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await answer(read, 'other', second).expect(409);
    expect(body.message).toMatch(/has just said: same family/);
    const stored = clinic.connection.collection('alikeClients');
    const [record] = await stored.find({ 'groups.members': new Types.ObjectId(one.id) }).toArray();
    expect(record?.groups[0].answers).toHaveLength(1);
    expect(record?.groups[0].answers[0]).toMatchObject({ answer: 'family', by: { name: desk.name } });
  });

  it('takes one of two different answers that come at once', async () => {
    const { one } = await pair();
    const read = await row(one);
    const both = await Promise.all([answer(read, 'family'), answer(read, 'other', second)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('answers 400, 403 and 404 as every call, and is in the audit', async () => {
    const { one } = await pair();
    const read = await row(one);
    const call = (who: Person, id: string, body: object) =>
      clinic.as(who).post(`/client/alike/${id}`).send(body);
    const doctor = await clinic.addDoctor();
    const admin = await clinic.addAdmin();
    expect((await call(desk, read.id, { answer: 'x', fact: read.fact })).status).toBe(400);
    expect((await call(desk, read.id, { answer: 'family' })).status).toBe(400);
    expect((await call(desk, 'a'.repeat(24), { answer: 'family', fact: read.fact })).status).toBe(404);
    expect((await call(doctor, read.id, { answer: 'family', fact: read.fact })).status).toBe(403);
    expect((await call(admin, read.id, { answer: 'family', fact: read.fact })).status).toBe(200);
    const { body } = await clinic.as(admin).get('/rest/audit').expect(200);
    expect((body as { summary: string }[])[0]?.summary).toBe(
      `${admin.name} (admin) updated the alike clients`,
    );
  });

  it('follows a number, a birthday or a name that is changed', async () => {
    const [one, other] = [
      await add({ name: 'Meera Joshi', phone: number() }),
      await add({ name: 'Karan Malhotra', phone: number() }),
    ];
    expect(await rows(one, other)).toEqual([]);
    await change(other, { phone: one.phone });
    expect((await row(one)).person?.id).toBe(one.id);
    await change(other, { birthday: '1965-04-05' });
    await change(one, { birthday: '1965-04-05' });
    await change(other, { birthday: '1965-04-05', name: 'Mira Joshi' });
    expect((await row(one)).words).toMatch(/^Born on/);
    await change(other, { birthday: null });
    expect(await rows(one, other)).toEqual([]);
  });

  it('goes when a client is erased, and keeps nothing of that client', async () => {
    const { one, other } = await pair();
    await answer(await row(one), 'family').expect(200);
    const gone = new Types.ObjectId(other.id);
    await clinic.connection
      .collection('clients')
      .updateOne({ _id: gone }, { $set: { deletedAt: new Date('2026-01-01') } });
    await change(one, { name: 'Karan K. Malhotra' });
    await settled();
    const stored = clinic.connection.collection('alikeClients');
    expect(await stored.countDocuments({ 'groups.members': gone })).toBe(0);
    expect(await stored.countDocuments({ 'groups.answers.members': gone })).toBe(0);
  });

  it('has those whom an earlier server stored, whatever was answered before', async () => {
    const { one, other } = await pair();
    await answer(await row(one), 'family').expect(200);
    const phone = number();
    const clients = clinic.connection.collection('clients');
    const stored = await clients
      .find({ _id: { $in: [one, other].map(({ id }) => new Types.ObjectId(id)) } })
      .toArray();
    const older = stored.map((client, at) => ({
      ...client,
      _id: new Types.ObjectId(),
      phone,
      email: `older${at}@example.in`,
    }));
    await clients.insertMany(older);
    const groups = clinic.get(AlikeGroups, { strict: false });
    for (const _again of [1, 2]) await groups.step().up(clinic.connection.db as Db, '', new Date(0));
    expect(await row({ id: String(older[0]?._id) })).toMatchObject({ people: [{}, {}] });
    expect(await rows(one)).toEqual([]);
  });

  it('is put off until tomorrow by Not today', async () => {
    const { phone, one } = await pair();
    const { id, fact } = await row(one);
    await clinic.as(desk).put('/today/hide').send({ list: 'alike', id, fact }).expect(200);
    expect(await rows(one)).toEqual([]);
    await add({ name: 'Dev Malhotra', phone });
    expect(await rows(one)).toHaveLength(1);
  });
});
