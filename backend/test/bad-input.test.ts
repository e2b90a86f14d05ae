import { Types } from 'mongoose';
import { readOnlyOf } from '../src/platform/http/checked-body.pipe.ts';
import { PLAN_BYTES } from '../src/platform/http/body.guard.ts';
import { ClinicRecords, PDF } from './clinic-records.ts';
import { goodCalls, make, type GoodCall } from './good-calls.ts';
import { ROUTES } from './route-table.ts';
import { serverRoutes } from './server-routes.ts';
import { openTestApp, type TestApp } from './test-app.ts';

/** A body of nested arrays, as text: JSON.stringify would overflow at that depth. */
const deep = (depth: number) => `{"name":${'['.repeat(depth)}1${']'.repeat(depth)}}`;

const BODIES: Record<string, [body: string, status: number]> = {
  'no JSON': ['{"name":', 400],
  'an array': ['[]', 400],
  'an array of records': ['[{"name":"Asha"}]', 400],
  'a text': ['"Asha"', 400],
  null: ['null', 400],
  'an operator': ['{"email":{"$gt":""}}', 400],
  'an operator as a field': ['{"$where":"1"}', 400],
  'an operator deep inside': ['{"a":[{"b":{"$ne":null}}]}', 400],
  __proto__: ['{"__proto__":{"isAdmin":true}}', 400],
  'constructor.prototype': ['{"constructor":{"prototype":{"isAdmin":true}}}', 400],
  'depth 33': [deep(33), 400],
  'depth 40,000': [deep(40_000), 400],
  'bytes that are no UTF-8': ['{"name":"\\ud800"}', 400],
};

/** Fields where null has a meaning, such as "none", or that their own GET answers with null. */
const NULL_MEANS: Record<string, readonly string[]> = {
  'PUT /api/admin/business': ['closedUntil', 'annualReturn'],
  'POST /api/rest/inventory': ['taxClass'],
  'PUT /api/rest/inventory/:id': ['taxClass'],
  'PUT /api/rest/assistants/:id': ['doctor'],
  'POST /api/rest/clients': ['doctor'],
  'PUT /api/rest/clients/:id': ['doctor'],
  'POST /api/rest/invoices': [
    'tax_Percent',
    'discount_Percent',
    'paymentMode',
    'selectedPlan',
    'numberOfWeeks',
    'pricePerWeek',
    'useCredit',
  ],
  'POST /api/invoice/issue': ['program', 'discount', 'place', 'recipient'],
  'POST /api/invoice/credit/:id': ['refund'],
  'POST /api/payment/receive': ['reference', 'on', 'advance'],
  'POST /api/payment/refund': ['reference'],
  'PUT /api/appointment/outcome/:id': ['outcome'],
  'PUT /api/appointment/joinLink/:id': ['joinLink'],
  'POST /api/hours/timeOff': ['doctor'],
  'PUT /api/hours/timeOff/:id': ['doctor'],
  'PUT /api/doctor/joinLink': ['joinLink'],
  'PUT /api/course/goal/:clientId': ['goal'],
  'PUT /api/precautions/:clientId': ['target'],
  'POST /api/foods': ['yieldGrams'],
  'PUT /api/foods/:id': ['yieldGrams'],
  'PUT /api/checkIns': ['hardestMeal', 'weight'],
  'POST /api/consultation/:clientId': ['reportDay', 'wish'],
  'POST /api/enquiry/register/:id': ['doctor'],
  // Fields that accept anything: an unknown page counts as the front page.
  'POST /api/newsletter': ['page'],
};
/** Fields that are optional in the call but required in this test. */
const NEEDED_HERE: Record<string, readonly string[]> = {
  'PUT /api/appointment/update/:id': ['confirmedDate', 'confirmedTime'],
};

const fieldsOf = (dto: new () => object): [name: string, isOptional: boolean][] => {
  const names = (Reflect.getMetadata('swagger/apiModelPropertiesArray', dto.prototype) ?? []) as string[];
  return names.map((marked) => {
    const name = marked.slice(1);
    const { required } = Reflect.getMetadata('swagger/apiModelProperties', dto.prototype, name);
    return [name, required === false];
  });
};

let clinic: TestApp;
let records: ClinicRecords;

beforeAll(async () => {
  clinic = await openTestApp({ trustProxy: 1 });
  records = await ClinicRecords.of(clinic);
});
afterAll(() => clinic.close());

describe('an invalid body', () => {
  let calls: GoodCall[];
  let base: string;

  beforeAll(async () => {
    base = await clinic.app.getUrl();
    // Later tests use their own people, since some calls end the sessions.
    calls = await goodCalls(await ClinicRecords.of(clinic));
  });

  const statuses = async (type: string, body: string | Buffer, some = calls) => {
    const answers: Record<string, number> = {};
    for (const call of some)
      answers[call.name] = (await make(base, call).set('Content-Type', type).send(body)).status;
    return answers;
  };
  const all = (status: number, some = calls) => Object.fromEntries(some.map(({ name }) => [name, status]));

  it.each(Object.keys(BODIES))('is refused by every call: %s', async (name) => {
    const [body, status] = BODIES[name] ?? ['', 0];
    // A call without required fields ignores an odd text.
    const some = calls.filter(
      (call) => name !== 'bytes that are no UTF-8' || Object.keys(call.body ?? {}).includes('name'),
    );
    expect(await statuses('application/json', body, some)).toEqual(all(status, some));
  });

  it.each([
    'application/x-www-form-urlencoded',
    'text/plain',
    'application/xml',
    'application/json-patch+json',
  ])('is refused by every call: %s', async (type) => {
    expect(await statuses(type, 'name=Asha')).toEqual(all(415));
  });

  it('is refused by every call that takes JSON only: multipart', async () => {
    const takers = /\/form\/|POST \/api\/enquiry$|POST \/api\/newsletter$/;
    const some = calls.filter(({ name }) => !takers.test(name));
    expect(await statuses('multipart/form-data; boundary=x', '--x--\r\n', some)).toEqual(all(415, some));
  });

  it('is refused above 100 kB, plans above 1 MB', async () => {
    const large =
      /\/(dietPlan|vitaminPlan|herbsPlan|snacksPlan)\/|POST \/api\/templates\/add|PUT \/api\/admin\/clinic/;
    const plans = calls.filter(({ name }) => large.test(name));
    const others = calls.filter((call) => !plans.includes(call) && !/\/form\//.test(call.name));
    const body = (bytes: number) => JSON.stringify({ name: 'x'.repeat(bytes) });
    expect(await statuses('application/json', body(101 * 1024), others)).toEqual(all(413, others));
    expect(await statuses('application/json', body(PLAN_BYTES), plans)).toEqual(all(413, plans));
  });

  it('with a null field is read without it by specified calls, and refused by our own', async () => {
    const dtos = new Map<string, (new () => object) | undefined>(
      serverRoutes(clinic.app).map(({ method, path, body }) => [`${method} ${path}`, body]),
    );
    const wrong: string[] = [];
    for (const call of calls) {
      const dto = dtos.get(call.name);
      for (const [field, isOptional] of dto ? fieldsOf(dto) : []) {
        const answer = await make(base, call).send({ ...call.body, [field]: null });
        const isRefused = answer.status === 400 && Object.hasOwn(answer.body.details ?? {}, field);
        const means = NULL_MEANS[call.name]?.includes(field) ?? false;
        const isNeeded = !isOptional || NEEDED_HERE[call.name]?.includes(field);
        const isOwn = readOnlyOf(dto as object) !== undefined;
        const expected = !means && (isNeeded || isOwn);
        if (answer.status >= 500 || isRefused !== expected)
          wrong.push(`${call.name} ${field}: ${answer.status} ${JSON.stringify(answer.body)}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('is not a record with the nulls of its own GET: the resource calls accept it', async () => {
    const { id: client } = await clinic.addClient();
    const { id: assistant } = await clinic.addAssistant(records.doctor);
    await clinic.connection
      .collection('assistants')
      .updateOne({ _id: new Types.ObjectId(assistant) }, { $set: { doctor: null } });
    const grids = [
      ['assistant', `clients/${client}`],
      ['admin', `assistants/${assistant}`],
      ['assistant', `enquiries/${await records.id('enquiry')}`],
      ['assistant', `newsletter/${await records.id('newsletter')}`],
      ['assistant', `inventory/${await records.id('item')}`],
      ['admin', `doctors/${await records.id('doctor')}`],
    ] as const;
    for (const [who, path] of grids) {
      const { body } = await records.as(who).get(`/rest/${path}`).expect(200);
      const answer = await records.as(who).put(`/rest/${path}`).send(body);
      expect([path, answer.status, answer.body.details]).toEqual([path, 200, undefined]);
    }
  });

  it('is refused when it claims to be compressed and is not', async () => {
    const [call] = calls;
    const answer = await make(base, call as GoodCall)
      .set('Content-Type', 'application/json')
      .set('Content-Encoding', 'gzip')
      .send('{}');
    expect(answer.status).toBe(400);
  });

  it('gets one message for people and one code for machines, and nothing about the server', async () => {
    const call = calls.find(({ name }) => name === 'POST /api/admin/add-doctor') as GoodCall;
    const { body } = await make(base, call).send({ name: '', email: 'x', phone: '1', password: '' });
    expect(body).toEqual({
      statusCode: 400,
      code: 'INVALID_INPUT',
      error: body.message,
      message: 'Name, email, phone, and password are required.',
      details: {
        name: ['Name, email, phone, and password are required.'],
        email: ['Please enter one email address, such as name@example.com.'],
        phone: ['Please enter a phone number of exactly 10 digits.'],
        password: ['Password must be at least 6 characters long.'],
      },
      requestId: expect.any(String),
    });
  });
});

describe('an invalid list query', () => {
  const lists = Object.keys(ROUTES).filter((name) => /^GET \/api\/rest\/\w+$/.test(name));
  const WRONG = [
    'sort=["password","ASC"]',
    'sort=["__proto__","ASC"]',
    'sort=["id","UP"]',
    'sort=id',
    'sort=["id","ASC"]&sort=["id","ASC"]',
    'range=[0]',
    'range=[-1,5]',
    'range=[5,1]',
    'range=["0","9"]',
    'range=[0,1e99]',
    'filter={"surprise":1}',
    'filter={"$where":"1"}',
    'filter={"id":{"$gt":""}}',
    'filter={"id":["x"]}',
    'filter={"q":{"$regex":".*"}}',
    'filter={"q":["a"]}',
    'filter={"q":"a\\u0000"}',
    'filter=[]',
    'filter="x"',
    'filter=null',
    'filter={"__proto__":{"a":1}}',
    'filter={',
    `filter={"id":[${Array(101).fill('"0123456789abcdef01234567"').join()}]}`,
  ];

  it.each(lists)('%s answers 400', async (name) => {
    const path = name.replace('GET /api', '');
    const who = ROUTES[name]?.who.includes('assistant') ? 'assistant' : 'admin';
    const answers: [string, number][] = [];
    for (const query of WRONG)
      answers.push([query, (await records.as(who).get(`${path}?${encodeURI(query)}`)).status]);
    // Null means no filter, so it is not wrong.
    const meant = WRONG.map((query) => [query, query === 'filter=null' ? 200 : 400]);
    expect(answers).toEqual(meant);
  });

  it.each(lists)(
    '%s answers at most 100 rows, and an exact Content-Range also behind the end',
    async (name) => {
      const path = name.replace('GET /api', '');
      const who = ROUTES[name]?.who.includes('assistant') ? 'assistant' : 'admin';
      const first = await records.as(who).get(`${path}?range=[0,100000]`).expect(200);
      const [, total] = /\/(\d+)$/.exec(String(first.headers['content-range'])) ?? [];
      expect(first.body).toHaveLength(Math.min(100, Number(total)));
      const behind = await records.as(who).get(`${path}?range=[100000,100009]`).expect(200);
      expect(behind.body).toEqual([]);
      expect(String(behind.headers['content-range'])).toMatch(/ \*\/\d+$/);
    },
  );

  it('is not a search with regular expressions: that is plain text, and fast', async () => {
    for (const q of ['.*', '(a+)+$', '[', '\\', '^', 'x'.repeat(200), '%00']) {
      const filter = JSON.stringify({ q });
      const { body } = await records.as('assistant').get('/rest/clients').query({ filter }).expect(200);
      expect([q, body]).toEqual([q, []]);
    }
  });
});

describe('an invalid file', () => {
  const form = () =>
    records
      .as('doctor')
      .put('/form/update')
      .field('formId', records.form)
      .field('client', records.client.id)
      .field('fields', '{}');
  const report = (contents: Buffer, name: string, type?: string) =>
    form().attach('bloodReport', contents, { filename: name, contentType: type });

  it.each([
    ['an empty one', Buffer.alloc(0), 'a.pdf', 400],
    ['a page that says it is a PDF', Buffer.from('<html><script>alert(1)</script>'), 'a.pdf', 400],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)]), 'a.png', 400],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'a.svg', 400],
    ['one above 10 MB', Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024)]), 'a.pdf', 413],
  ])('is refused: %s', async (_what, contents, name, status) => {
    const answer = await report(contents, name, 'application/pdf');
    expect(answer.status).toBe(status);
  });

  it('is served safely whatever its name', async () => {
    await report(PDF, '../../etc/"pass\r\nwd<b>.pdf', 'text/html').expect(200);
    const answer = await records
      .as('client')
      .get(`/form/${records.client.id}/PersonalDetails/blood-report`)
      .expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringMatching(/^application\/pdf/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect(answer.headers['content-disposition']).not.toMatch(/\.\.|\/|[\r\n<]/);
  });

  it('is refused under another field name, twice, or with too many fields', async () => {
    const many = form();
    for (let i = 0; i < 200; i++) many.field(`field${i}`, 'x');
    const answers = await Promise.all([
      form().attach('other', PDF, 'a.pdf'),
      form().attach('bloodReport', PDF, 'a.pdf').attach('bloodReport', PDF, 'b.pdf'),
      many,
      form().field('fields[__proto__][x]', '1'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  });

  it('is refused when the upload breaks off', async () => {
    const broken = records
      .as('assistant')
      .post('/inventory/upload')
      .set('Content-Type', 'multipart/form-data; boundary=x')
      .send('--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nname');
    expect((await broken).status).toBe(400);
  });
});
