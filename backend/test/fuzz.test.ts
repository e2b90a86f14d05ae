import fc from 'fast-check';
import { ClinicRecords } from './clinic-records.ts';
import { goodCalls, make, type GoodCall } from './good-calls.ts';
import { openTestApp, type TestApp } from './test-app.ts';

/** Random bodies for each call, more than 2,000 in all. */
const BODIES_PER_CALL = 20;
/** A fixed seed, so that a failure comes from the tested change; FUZZ_SEED draws others. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_120);

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const NASTY: Json[] = [
  null,
  true,
  '',
  ' ',
  '0',
  -1,
  0,
  0.1,
  1e-7,
  1e21,
  -0.001,
  2 ** 53,
  '\u0000',
  '\u200b',
  '\ud800',
  'ﷺ',
  '½',
  '2026-02-30',
  '0000-00-00',
  '25:61',
  '[object Object]',
  'x'.repeat(5001),
  'a@b',
  '<script>',
  '=1+1',
  [],
  {},
  [[]],
  [null],
  [{}],
  { $gt: '' },
  { $ne: null },
  { id: { $gt: '' } },
  { id: '0123456789abcdef01234567' },
  { length: -1 },
  { toString: 1 },
  { hasOwnProperty: 1 },
  // Parsed from text, since an object literal with `then` would be treated as a promise here.
  JSON.parse('{"then":1}') as Json,
  { toJSON: 1 },
  { _bsontype: 'ObjectId' },
  '0123456789abcdef01234567',
  '__proto__',
  'constructor',
  '9999-12-31',
  '0001-01-01',
  '23:55',
];

/** Field names of the calls, so that wrong values pass the first checks. */
const FIELD = fc.constantFrom(
  'name',
  'email',
  'password',
  'phone',
  'doctor',
  'client',
  'assistant',
  'date',
  'time',
  'duration',
  'items',
  'weeks',
  'mealPlan',
  'itemGroups',
  'fields',
  'plan',
  'vitamins',
  'herbs',
  'snacks',
  'post',
  'status',
  'notes',
  'updatedAt',
  'constructor',
  '$where',
  '__proto__',
);
const value: fc.Arbitrary<Json> = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(...NASTY),
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.double(),
      fc.integer(),
      fc.boolean(),
    ) as fc.Arbitrary<Json>,
    fc.array(tie('json'), { maxLength: 4 }) as fc.Arbitrary<Json>,
    fc.dictionary(FIELD, tie('json'), { maxKeys: 4 }) as fc.Arbitrary<Json>,
  ),
})).json;

/** All key paths in a valid body. */
const placesOf = (body: unknown, place: (string | number)[] = []): (string | number)[][] =>
  typeof body === 'object' && body !== null
    ? [place, ...Object.entries(body).flatMap(([key, inner]) => placesOf(inner, [...place, key]))]
    : [place];

function replaced(body: unknown, [key, ...rest]: (string | number)[], by: Json): unknown {
  if (key === undefined) return by;
  const copy = structuredClone(body) as Record<string, unknown>;
  copy[key] = replaced(copy[key], rest, by);
  return copy;
}

/** A valid body with one or two wrong values, or a random body. */
function bodyFor({ body }: GoodCall): fc.Arbitrary<unknown> {
  const spoil = fc.record({ place: fc.constantFrom(...placesOf(body)), by: value });
  const spoiled = fc.array(spoil, { minLength: 1, maxLength: 2 }).map((spoils) => {
    const [one, two] = spoils;
    const once = one ? replaced(body, one.place, one.by) : body;
    return two && two.place.length === 1 && typeof once === 'object' && once !== null && !Array.isArray(once)
      ? replaced(once, two.place, two.by)
      : once;
  });
  return fc.oneof({ weight: 4, arbitrary: spoiled }, { weight: 1, arbitrary: value });
}

describe('any request body', () => {
  let clinic: TestApp;
  let calls: GoodCall[];
  let base: string;
  let desk: string;
  let doctor: string;

  beforeAll(async () => {
    clinic = await openTestApp({ trustProxy: 1 });
    base = await clinic.app.getUrl();
    const records = await ClinicRecords.of(clinic);
    desk = records.assistant.token;
    doctor = records.doctor.token;
    calls = await goodCalls(records);
  });
  afterAll(() => clinic.close());

  it('gets a success or a refusal with a reason, never a server error', async () => {
    let sent = 0;
    for (const call of calls) {
      const body = fc.sample(bodyFor(call), { numRuns: BODIES_PER_CALL, seed: SEED });
      await Promise.all(
        body.map(async (one) => {
          const answer = await make(base, call)
            .set('Content-Type', 'application/json')
            .send(JSON.stringify(one));
          sent += 1;
          const reason = answer.status < 400 || typeof answer.body.code === 'string';
          const isFine =
            answer.status < 500 && reason && !/mongo|cast to|stack|node_modules/i.test(answer.text);
          expect(isFine ? 'fine' : [call.name, JSON.stringify(one), answer.status, answer.text]).toBe('fine');
        }),
      );
    }
    expect(sent).toBeGreaterThanOrEqual(2000);
  }, 300_000);

  it('gets such an answer also when any one value is null', async () => {
    for (const call of calls) {
      const bodies = placesOf(call.body).map((place) => replaced(call.body, place, null));
      const answers = await Promise.all(
        bodies.map((one) =>
          make(base, call).set('Content-Type', 'application/json').send(JSON.stringify(one)),
        ),
      );
      const failed = bodies.filter((_, place) => (answers[place]?.status ?? 500) >= 500);
      expect({ call: call.name, failed }).toEqual({ call: call.name, failed: [] });
    }
  }, 300_000);

  it('gets such an answer also as a file or as fields of a form', async () => {
    const cell = fc.oneof(
      fc.constantFrom(
        '',
        'Tulsi',
        '12.50',
        '10',
        'Herb',
        '"',
        '""',
        '=1+1',
        "'",
        '\r',
        '1e9',
        '-1',
        '½',
        '\u0000',
        '9999999999',
      ),
      fc.string({ unit: 'binary', maxLength: 8 }),
    );
    const rows = fc.array(
      fc.array(cell, { maxLength: 7 }).map((cells) => cells.join(',')),
      { maxLength: 8 },
    );
    const csv = rows.map((lines) =>
      Buffer.from(['name,description,price,countInStock,category', ...lines].join('\r\n')),
    );
    const file = fc.oneof(
      { weight: 3, arbitrary: csv },
      { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
    );
    const text = fc.oneof(fc.json({ maxDepth: 3 }), fc.string({ unit: 'binary', maxLength: 20 }));
    const upload = { name: 'upload', method: 'post', path: '/api/inventory/upload', token: desk } as const;
    const form = { name: 'form', method: 'post', path: '/api/form/submitForm', token: doctor } as const;
    const names = [
      'client',
      'formType',
      'fields',
      'createdBy',
      'bloodReport',
      'fields[a]',
      '__proto__',
      'constructor[prototype]',
      '',
    ];
    const fields = fc.array(fc.tuple(fc.constantFrom(...names), text), { maxLength: 6 });
    const answers = [
      ...fc
        .sample(file, { numRuns: 150, seed: SEED })
        .map((one) => make(base, upload).attach('file', one, 'inventory.csv')),
      ...fc.sample(fields, { numRuns: 150, seed: SEED }).map((pairs) => {
        const test = make(base, form);
        for (const [name, one] of pairs) test.field(name, one);
        return test;
      }),
    ];
    for (const one of answers) {
      const { status, text: said } = await one;
      expect(status < 500 ? 'fine' : said).toBe('fine');
    }
  }, 120_000);

  it('changes no objects of the server', () => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
