import simpleRestProvider from 'ra-data-simple-rest';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { makeEnquiry, makeInvoice, makeItem, makePerson } from '../../operations/demo/factories.ts';

type Row = Record<string, unknown> & { id: string };
/** The error of react-admin's HTTP client. */
interface Failure {
  status: number;
  body: { code: string; errors?: Record<string, string> };
}

describe('the resource calls, through react-admin’s own data provider', () => {
  let clinic: TestApp;
  let admin: Person;
  let doctor: Person;
  let desk: Person;
  let client: Person;

  beforeAll(async () => {
    clinic = await openTestApp();
    [admin, doctor] = await Promise.all([clinic.addAdmin(), clinic.addDoctor()]);
    [desk, client] = await Promise.all([clinic.addAssistant(doctor), clinic.addClient(doctor)]);
    await clinic.as().post('/enquiry').send(makeEnquiry()).expect(200);
    await clinic.as().post('/newsletter').send({ email: 'reader@example.in' }).expect(200);
    const item = await clinic.as(desk).post('/inventory/addItem').send(makeItem()).expect(200);
    const invoice = makeInvoice(client.id, [(item.body as { item: Row }).item.id]);
    await clinic.as(desk).post('/invoice/addInvoice').send(invoice).expect(200);
    await clinic
      .as(desk)
      .post('/appointment/create')
      .send({ doctor: doctor.id, client: client.id, assistant: desk.id, date: '2199-01-01', time: '10:00' })
      .expect(200);
  });
  afterAll(() => clinic.close());

  /** Acts like react-admin's fetchJson: sends JSON, and throws failures with status and body. */
  const provider = (person: Person) =>
    simpleRestProvider(`${clinic.base}/rest`, async (url: string, options: RequestInit = {}) => {
      const headers = new Headers(options.headers);
      headers.set('Authorization', `Bearer ${person.token}`);
      if (options.body) headers.set('Content-Type', 'application/json');
      const answer = await fetch(url, { ...options, headers });
      const body = await answer.text();
      const json = JSON.parse(body) as unknown;
      // oxlint-disable-next-line typescript/only-throw-error -- the provider's callers get a plain object
      if (!answer.ok) throw { status: answer.status, body: json } satisfies { status: number; body: unknown };
      return { status: answer.status, headers: answer.headers, body, json };
    });
  const failureOf = (call: Promise<unknown>): Promise<Failure> =>
    call.then(
      () => {
        throw new Error('It was not refused.');
      },
      (failure: Failure) => failure,
    );
  const list = (person: Person, resource: string, over: object = {}) =>
    provider(person).getList<Row>(resource, {
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'id', order: 'ASC' },
      filter: {},
      ...over,
    });
  const readers = (): [string, Person][] => [
    ['doctors', admin],
    ['assistants', admin],
    ['clients', desk],
    ['appointments', desk],
    ['inventory', desk],
    ['invoices', desk],
    ['enquiries', desk],
    ['newsletter', desk],
    ['audit', admin],
  ];

  it('lists, and reads one or many, of every resource', async () => {
    for (const [resource, person] of readers()) {
      const { data, total } = await list(person, resource);
      expect([resource, data.length > 0]).toEqual([resource, true]);
      expect(total).toBeGreaterThanOrEqual(data.length);
      const [first] = data as [Row];
      expect(first._id).toBe(first.id);
      const one = await provider(person).getOne<Row>(resource, { id: first.id });
      expect(one.data.id).toBe(first.id);
      const many = await provider(person).getMany<Row>(resource, { ids: [first.id] });
      expect(many.data.map(({ id }) => id)).toEqual([first.id]);
    }
  });

  it('takes back the whole record of every resource that can be changed', async () => {
    for (const [resource, person] of readers()) {
      if (['appointments', 'invoices', 'audit'].includes(resource)) continue;
      const { data } = await list(person, resource);
      const [previousData] = data as [Row];
      const { id } = previousData;
      const { data: record } = await provider(person).getOne<Row>(resource, { id });
      const saved = await provider(person).update<Row>(resource, { id, data: record, previousData });
      expect({ ...saved.data, updatedAt: '' }).toEqual({ ...record, updatedAt: '' });
    }
  });

  it('refuses a field that the record does not have, naming it for the form', async () => {
    for (const [resource, person] of readers()) {
      if (['appointments', 'invoices', 'audit'].includes(resource)) continue;
      const { data } = await list(person, resource);
      const [previousData] = data as [Row];
      const { id } = previousData;
      const { status, body } = await failureOf(
        provider(person).update(resource, { id, data: { ...previousData, colour: 'red' }, previousData }),
      );
      expect([resource, status, body.errors]).toEqual([
        resource,
        400,
        { colour: 'This field is not known.' },
      ]);
    }
  });

  it('does not overwrite another session’s newer change', async () => {
    for (const [resource, person] of readers()) {
      if (['appointments', 'invoices', 'audit'].includes(resource)) continue;
      const { data } = await list(person, resource);
      const [previousData] = data as [Row];
      const { id } = previousData;
      const save = () => provider(person).update<Row>(resource, { id, data: previousData, previousData });
      await save();
      const { status, body } = await failureOf(save());
      expect([resource, status, body.code]).toEqual([resource, 409, 'STALE_RECORD']);
    }
  });

  it('creates and deletes', async () => {
    const { data: item } = await provider(desk).create('inventory', { data: makeItem() });
    await provider(desk).delete<Row>('inventory', { id: (item as Row).id, previousData: item as Row });
    expect(await failureOf(provider(desk).getOne('inventory', { id: (item as Row).id }))).toMatchObject({
      status: 404,
    });
    const { data: person } = await provider(admin).create('doctors', { data: makePerson() });
    const gone = await provider(admin).delete<Row>('doctors', {
      id: (person as Row).id,
      previousData: person as Row,
    });
    expect(gone.data.id).toBe((person as Row).id);
  });

  it('tells the form which fields are wrong', async () => {
    const { status, body } = await failureOf(
      provider(desk).create('inventory', { data: { ...makeItem(), name: '', price: -1 } }),
    );
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      name: 'Please fill in this field.',
      price: expect.stringContaining('amount') as string,
    });
  });

  it('pages without showing a row twice, and says exactly how many there are', async () => {
    const word = 'Paged';
    for (let n = 0; n < 7; n++)
      await provider(desk).create('inventory', { data: makeItem({ name: `${word} ${n}`, price: 5 }) });
    const seen: string[] = [];
    for (let page = 1; page <= 3; page++) {
      const { data, total } = await list(desk, 'inventory', {
        pagination: { page, perPage: 3 },
        sort: { field: 'price', order: 'DESC' },
        filter: { q: word },
      });
      expect(total).toBe(7);
      seen.push(...data.map(({ id }) => id));
    }
    expect(new Set(seen).size).toBe(7);
  });

  it('finds staff by a phone number as it was copied', async () => {
    const { phone } = makePerson();
    await provider(admin).create('doctors', { data: { ...makePerson(), phone, password: 'secret-1' } });
    for (const q of [`+91 ${phone}`, `(${phone.slice(0, 5)}) ${phone.slice(5)}`, phone.slice(2, 8)])
      expect((await list(admin, 'doctors', { filter: { q } })).data).toMatchObject([{ phone }]);
  });

  it('answers at most 100 rows, whatever is asked for', async () => {
    const answer = await clinic.as(desk).get('/rest/inventory').query({ range: '[0,5000]' }).expect(200);
    expect((answer.body as unknown[]).length).toBeLessThanOrEqual(100);
  });

  it('refuses other verbs', async () => {
    for (const [resource] of readers()) {
      const answer = await fetch(`${clinic.base}/rest/${resource}/${'0'.repeat(24)}`, { method: 'PATCH' });
      expect([resource, answer.status]).toEqual([resource, 405]);
      expect(answer.headers.get('allow')).toContain('GET');
      expect(await answer.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED' });
    }
  });
});
