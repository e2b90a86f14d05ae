import { Types } from 'mongoose';
import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { courses } from './013-courses.ts';
import { testClock } from '../../../../test/test-clock.ts';

describe('courses of clients of earlier releases', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('are created for clients with a program or a measurement, also after a killed run', async () => {
    const db = database.connection.db!;
    const [running, measured, neither, gone] = Array.from({ length: 4 }, () => new Types.ObjectId());
    await db.collection('clients').insertMany([
      { _id: running!, email: 'a@x.in', program: { name: 'Detox' }, deletedAt: null },
      { _id: measured!, email: 'b@x.in', program: null, deletedAt: null },
      { _id: neither!, email: 'c@x.in', program: null, deletedAt: null },
      { _id: gone!, email: 'd@x.in', program: { name: 'Detox' }, deletedAt: testClock.now() },
    ]);
    await db
      .collection('measurements')
      .insertMany(
        ['one', 'two'].map((day) => ({ _id: day, client: measured, kind: 'weight', day })) as never,
      );
    const told = async () =>
      (await db.collection('courses').find().sort({ _id: 1 }).toArray()).map(({ _id, ...rest }) => [
        _id.toHexString(),
        rest,
      ]);
    const asked = { signals: [], seen: [], isOpen: false, revision: 0, nextCheckOn: '0001-01-01' };
    const both = [running, measured]
      .map((id) => [id!.toHexString(), asked] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1));
    await courses(db);
    expect(await told()).toEqual(both);
    // Killed before the second one was created; the first was checked meanwhile.
    await db.collection('courses').deleteOne({ _id: measured });
    await db.collection('courses').updateOne({ _id: running }, { $set: { revision: 3, isOpen: true } });
    await courses(db);
    expect(await told()).toEqual(
      both.map(([id, rest]) => [
        id,
        id === running!.toHexString() ? { ...asked, revision: 3, isOpen: true } : rest,
      ]),
    );
  });
});
