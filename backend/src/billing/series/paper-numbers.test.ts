import { DEFAULT_BUSINESS } from '@clinic/contract/billing/business';
import { MongoNetworkError } from 'mongodb';
import { Schema, Types, type Model } from 'mongoose';
import { atOnce } from '../../../test/at-once.ts';
import { keyed } from '../../../test/keyed-context.ts';
import { recordsOf } from '../../../test/records-of.ts';
import { TEST_TIME, testClock } from '../../../test/test-clock.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { Effects } from '../../platform/writes/effects.ts';
import { addEnvelope } from '../../platform/writes/envelope.ts';
import { job } from '../../platform/writes/write-context.ts';
import type { BusinessSettings } from '../business/business-settings.service.ts';
import { PaperNumbers, type NumberedPaper, type PaperNumber } from './paper-numbers.ts';
import { PaperSeriesRecord, PaperSeriesSchema } from './paper-series.schema.ts';
import { PaperSeries } from './paper-series.service.ts';

interface Note extends PaperNumber {
  _id: Types.ObjectId;
}

/** A server has its own connection and its own queue of papers that wait for numbers. */
interface OneServer {
  notes: Model<Note>;
  numbers: PaperNumbers;
}

const DAY = '2026-11-26';
const business = { current: async () => DEFAULT_BUSINESS } as unknown as BusinessSettings;
const note = (day = DAY): NumberedPaper => ({ paper: 'creditNote', day });
const following = (day = DAY): NumberedPaper => ({ paper: 'creditNote', day, follows: true });

describe('the number of a paper', () => {
  let databases: TestDatabase[];
  let servers: OneServer[];
  let one: OneServer;

  beforeAll(async () => {
    const first = await openTestDatabase();
    databases = [first, await openTestDatabase(first.connection.name)];
    servers = databases.map(({ connection }) => {
      const schema = new Schema<Note>({ number: String, numberKey: String, series: String, serial: Number });
      schema.index({ numberKey: 1 }, { unique: true });
      addEnvelope<Note>(schema as Schema, { reads: [], subject: ({ _id: id }) => ({ id }) });
      const notes = connection.model<Note>('Note', schema);
      const records = recordsOf(new Effects(connection, testClock, TEST_TIME));
      const stopped: unknown = connection.model(PaperSeriesRecord.name, PaperSeriesSchema);
      const series = new PaperSeries(connection, stopped as Model<PaperSeriesRecord>, records, testClock);
      return { notes, numbers: new PaperNumbers(business, series, records) };
    });
    one = servers[0] as OneServer;
    await one.notes.syncIndexes();
  });
  beforeEach(() => one.notes.deleteMany({}));
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => Promise.all(databases.map((database) => database.close())));

  const add = (paper = note(), { notes, numbers } = one, _id = new Types.ObjectId(), context = job()) =>
    numbers.insertNumbered(notes, context, paper, (number) => ({ _id, ...number }));
  const stored = () => one.notes.find().sort({ serial: 1 }).lean<Note[]>();
  const oneTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  it('is the next of its series and financial year', async () => {
    await add(note('2027-03-31'));
    await add(note('2027-03-31'));
    await add(note('2027-04-01'));
    expect((await stored()).map(({ number }) => number).toSorted()).toEqual([
      'CN/26-27/00001',
      'CN/26-27/00002',
      'CN/27-28/00001',
    ]);
  });

  it('is each once and none missing of 100 at once on two servers', async () => {
    const made = await Promise.all(
      Array.from({ length: 50 }, () => servers.map((server) => add(note(), server))).flat(),
    );
    expect(made.map(({ serial }) => serial).toSorted((a, b) => a - b)).toEqual(oneTo(100));
    expect((await stored()).map(({ serial }) => serial)).toEqual(oneTo(100));
  });

  it('rises with the days of those who wait together', async () => {
    const days = ['2026-11-26', '2026-11-24', '2026-11-25', '2026-11-24'];
    await add(note('2026-11-01'));
    await Promise.all([add(note('2026-11-02')), ...days.map((day) => add(note(day)))]);
    expect((await stored()).map(({ day }) => day)).toEqual(['2026-11-01', '2026-11-02', ...days.toSorted()]);
  });

  it('is refused to a day before the last, which a paper that follows takes as its own', async () => {
    await add(note(DAY));
    await expect(add(note('2026-11-25'))).rejects.toMatchObject({
      code: 'DATE_BEFORE_LAST',
      extra: { body: { lastDate: DAY } },
    });
    expect(await add(following('2026-11-25'))).toMatchObject({ number: 'CN/26-27/00002', day: DAY });
  });

  it('is not taken by a request that was carried out before', async () => {
    const key = { key: 'assistant:1:note', hash: 'a' };
    const twice = await atOnce([1, 2, 3].map(() => add(note(), one, new Types.ObjectId(), keyed(key))));
    expect(twice.worked).toHaveLength(1);
    await Promise.all([add(), add()]);
    expect((await stored()).map(({ serial }) => serial)).toEqual(oneTo(3));
  });

  it('stays the first of a paper that is inserted again', async () => {
    const _id = new Types.ObjectId();
    const made = await Promise.all(
      [1, 2, 3].flatMap(() => servers.map((server) => add(following(), server, _id))),
    );
    await add(following());
    expect(new Set(made.map(({ number }) => number))).toEqual(new Set(['CN/26-27/00001']));
    expect((await stored()).map(({ serial }) => serial)).toEqual([1, 2]);
  });

  it('is of the papers that were stored before the connection broke', async () => {
    const { collection } = one.notes;
    const insertMany = collection.insertMany.bind(collection);
    jest.spyOn(collection, 'insertMany').mockImplementation(async (documents) => {
      if (documents.length === 1) return insertMany(documents);
      await insertMany(documents.slice(0, 1));
      throw new MongoNetworkError('connection closed');
    });
    // The first invoice is stored alone, while the others wait.
    const settled = await Promise.allSettled([1, 2, 3, 4].map(() => add()));
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
    expect((await stored()).map(({ serial }) => serial)).toEqual([1, 2]);
  });
});
