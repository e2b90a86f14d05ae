import { createConnection, Schema, type Connection, type Model, type Types } from 'mongoose';
import type { CommandStartedEvent, Db } from 'mongodb';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { watchQueries, WATCHED } from '../../../test/watched-queries.ts';
import { findPage } from './find-page.ts';
import { listsChanged } from '../database/list-memory.ts';
import type { ListQuery } from './list-query.ts';

interface Parcel {
  _id: Types.ObjectId;
  weight: number;
  colour: string;
  number: number;
}

const ROWS = 2500;

describe('a page of a long list', () => {
  let database: TestDatabase;
  let connection: Connection;
  let parcels: Model<Parcel>;
  let other: Model<Parcel>;

  beforeAll(async () => {
    database = await openTestDatabase();
    connection = await createConnection(database.uri + WATCHED).asPromise();
    const schema = () => {
      const kept = { type: [Object], default: undefined };
      const parcel = new Schema<Parcel>({
        weight: Number,
        colour: String,
        number: Number,
        requests: { ...kept, select: false },
        outbox: { ...kept, select: false },
      } as never);
      parcel.index({ weight: 1, _id: 1 });
      parcel.index({ colour: 1, weight: 1, _id: 1 });
      parcel.index({ number: 1 }, { unique: true });
      return parcel;
    };
    parcels = connection.model<Parcel>('Parcel', schema(), 'parcels');
    // Writes like another server process: unnoticed by the first.
    other = connection.model<Parcel>('ParcelElsewhere', schema(), 'parcels');
    await parcels.syncIndexes();
  });
  beforeEach(async () => {
    await parcels.deleteMany();
    await parcels.insertMany(
      Array.from({ length: ROWS }, (_, number) => ({
        number,
        weight: number % 7,
        colour: number % 2 ? 'red' : 'blue',
      })),
    );
    listsChanged(parcels);
  });
  afterAll(async () => {
    await connection.close();
    await database.close();
  });

  const page = (offset: number, over: Partial<ListQuery> = {}) =>
    findPage(parcels, { sort: ['weight', 1], offset, limit: 10, filter: [], ...over });
  /** The same page without the cache. */
  const expected = (offset: number, [field, direction]: ListQuery['sort'], filter: object = {}) =>
    other
      .find(filter)
      .sort({ [field]: direction, _id: direction })
      .skip(offset)
      .limit(10)
      .lean();

  it.each([
    ['weight', 1],
    ['weight', -1],
    ['number', 1],
    ['number', -1],
    ['_id', 1],
    ['_id', -1],
    ['colour', 1],
  ] as const)('by %s %d is the same wherever it is, also the second time', async (...sort) => {
    for (const offset of [0, 995, 1000, 1777, ROWS - 3, ROWS, ROWS + 50])
      for (let time = 0; time < 2; time++) {
        const { rows, total } = await page(offset, { sort: [...sort] });
        expect(total).toBe(ROWS);
        expect([offset, rows]).toEqual([offset, await expected(offset, [...sort])]);
      }
  });

  it('is the same with a filter', async () => {
    for (let time = 0; time < 2; time++) {
      const { rows, total } = await page(1100, { filter: [{ colour: 'red' }] });
      expect(total).toBe(ROWS / 2);
      expect(rows).toEqual(await expected(1100, ['weight', 1], { colour: 'red' }));
    }
  });

  it('is the same for a filter of many values', async () => {
    const many = { number: { $in: Array.from({ length: 2400 }, (_, n) => n) } };
    const { rows, total } = await page(30, { filter: [many] });
    expect(total).toBe(2400);
    expect(rows).toEqual(await expected(30, ['weight', 1], many));
  });

  it('omits the server’s own fields of a record', async () => {
    const carried = { requests: [{ key: 'k' }], outbox: [{ kind: 'audit' }] };
    await other.collection.insertOne({ number: -3, weight: -3, ...carried });
    const { rows } = await page(0, { filter: [{ number: -3 }] });
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(['_id', 'number', 'weight']);
  });

  it('shows this server’s writes at once, near and far', async () => {
    await page(0);
    await page(1500);
    await parcels.create({ number: -1, weight: -1, colour: 'red' });
    listsChanged(parcels);
    expect((await page(0)).total).toBe(ROWS + 1);
    expect((await page(1500)).rows).toEqual(await expected(1500, ['weight', 1]));
    await parcels.deleteOne({ number: -1 });
    listsChanged(parcels);
    expect((await page(0)).total).toBe(ROWS);
  });

  it('may show a total a few seconds old after another server’s write', async () => {
    expect((await page(0, { filter: [{ colour: 'red' }] })).total).toBe(ROWS / 2);
    await other.create({ number: -2, weight: 0, colour: 'red' });
    expect((await page(0, { filter: [{ colour: 'red' }] })).total).toBe(ROWS / 2);
    await parcels.updateOne({ number: -2 }, { $set: { colour: 'red' } });
    listsChanged(parcels);
    expect((await page(0, { filter: [{ colour: 'red' }] })).total).toBe(ROWS / 2 + 1);
  });

  it('at the end of the list is read from the end', async () => {
    await page(0);
    const queries = watchQueries(connection.getClient(), connection.db as Db);
    const last = await page(ROWS - 10);
    expect(last.rows).toEqual(await expected(ROWS - 10, ['weight', 1]));
    expect((await queries[0]?.explain())?.keysExamined).toBeLessThanOrEqual(12);
  });

  it('is aborted by the database before the server stops waiting', async () => {
    const limits: unknown[] = [];
    const listen = ({ command }: CommandStartedEvent) => limits.push(command.maxTimeMS);
    connection.getClient().on('commandStarted', listen);
    await page(1200, { filter: [{ colour: 'red' }] });
    connection.getClient().off('commandStarted', listen);
    expect(limits).toEqual([9000, 9000]);
  });

  it('starts at the cached position of a page that was read before', async () => {
    await page(2000);
    const queries = watchQueries(connection.getClient(), connection.db as Db);
    await page(2000);
    expect(queries).toHaveLength(1);
    expect((await queries[0]?.explain())?.keysExamined).toBeLessThanOrEqual(12);
  });
});
