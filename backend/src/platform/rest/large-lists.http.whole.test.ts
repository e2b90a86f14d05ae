import { getConnectionToken } from '@nestjs/mongoose';
import { type Connection, Types } from 'mongoose';
import { ClinicRecords } from '../../../test/clinic-records.ts';
import { LISTS } from '../../../test/lists.ts';
import { addRows, forgetLists, RECORDS, STAFF } from '../../../test/many-rows.ts';
import { ROUTES } from '../../../test/route-table.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

const FEW = 50;
const MANY = 10_000;
/** After this many runs the database caches a query's plan. */
const WARMED = 3;

/** Search texts with many results, few and none. */
const TEXTS = ['asha', 'asha patel 49', 'triphala', '4999', 'm-49', '0000'];
/** Every filter with every order, a search without results, and the texts where a search exists. */
function questions(resource: string) {
  const { sort, filter } = LISTS[resource] as (typeof LISTS)[string];
  const texts = 'q' in filter ? TEXTS : [];
  const filters = Object.entries({ ...filter, ...(texts.length > 0 && { q: 'zzzz' }) }).map(
    ([name, value]) => ({ [name]: value }),
  );
  return [
    ...[{}, ...filters].flatMap((condition, row) =>
      sort.map((field, column) => ({
        sort: [field, (row + column) % 2 === 0 ? 'ASC' : 'DESC'],
        filter: condition,
      })),
    ),
    ...texts.map((q) => ({ filter: { q } })),
  ];
}
/** The contract's calls that read a whole list. */
const CALLS = Object.keys(ROUTES).filter((name) =>
  /^GET .api.*(getAll|allClients|download|today|freeTimes|nextNumber)/.test(name),
);

describe('with 10,000 records in each list, asked for when there were few', () => {
  let clinic: TestApp;
  let records: ClinicRecords;
  let add: (collections: string[], rows: [from: number, to: number]) => Promise<void>;

  beforeAll(async () => {
    clinic = await openTestApp();
    records = await ClinicRecords.of(clinic);
    const connection = clinic.app.get<Connection>(getConnectionToken(), { strict: false });
    const owners = {
      doctor: new Types.ObjectId(records.doctor.id),
      client: new Types.ObjectId(records.client.id),
    };
    add = (collections, rows) => addRows(connection, collections, rows, owners);
    await add([...STAFF, ...RECORDS], [0, FEW]);
    for (let time = 0; time < WARMED; time++) {
      for (const resource of Object.keys(LISTS)) await askGrid(resource);
      for (const name of CALLS) await ask(name);
      forgetLists(connection);
    }
    await add(RECORDS, [FEW, MANY]);
  }, 300_000);
  afterAll(() => clinic.close());

  /** Answers other than 200. */
  const askGrid = async (resource: string) => {
    const who = records[LISTS[resource]?.by === 'admin' ? 'admin' : 'assistant'];
    const answers = await Promise.all(
      questions(resource).map(async (query) => {
        const texts = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]);
        const answer = await clinic.as(who).get(`/rest/${resource}`).query(Object.fromEntries(texts));
        return { query, status: answer.status, code: answer.body.code };
      }),
    );
    return answers.filter(({ status }) => status !== 200);
  };
  const ask = async (name: string) => {
    const row = ROUTES[name];
    const query = row?.query ? `?${await row.query(records)}` : '';
    const path = name.replace('GET /api', '').replace(':clientId', records.client.id) + query;
    // Admins get the same answers as the desk, and clients only their own lists.
    const roles = (['doctor', 'assistant'] as const).filter((role) => row?.who.includes(role));
    const answers = await Promise.all(
      roles.map(async (role) => {
        const { status } = await clinic.as(records[role]).get(path);
        return { role, status };
      }),
    );
    return answers.filter(({ status }) => status !== 200);
  };

  const ofStaff = (name: string) => STAFF.some((staff) => name.toLowerCase().endsWith(staff));

  it.each(Object.keys(LISTS).filter((resource) => !ofStaff(resource)))(
    '%s is listed in each order and found by each filter',
    async (resource) => {
      expect(await askGrid(resource)).toEqual([]);
    },
  );
  it.each(CALLS.filter((name) => !ofStaff(name)))('%s is answered', async (name) => {
    expect(await ask(name)).toEqual([]);
  });

  describe('of the staff too', () => {
    beforeAll(() => add(STAFF, [FEW, MANY]));

    it.each(STAFF)('%s is listed in each order and found by each filter', async (resource) => {
      expect(await askGrid(resource)).toEqual([]);
    });
    it.each(CALLS.filter(ofStaff))('%s is answered', async (name) => {
      expect(await ask(name)).toEqual([]);
    });
  });
});
