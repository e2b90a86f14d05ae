import { Types } from 'mongoose';
import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { nearestBaselines } from './014-nearest-baselines.ts';

const NOW = new Date('2026-04-30T06:00:00Z');
const START = '2026-03-10';

describe('the baselines of running programs of earlier releases', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const row = (client: Types.ObjectId, day: string, value: number, source: string) => ({
    _id: `${client.toHexString()}:weight:${day}:${source}`,
    client,
    kind: 'weight',
    day,
    source,
    value,
    diastolic: null,
    round: 0,
    at: new Date(`${day}T06:00:00Z`),
  });
  const valueOf = ({ _id, kind, day, value, diastolic }: ReturnType<typeof row>, said = value) => ({
    row: _id,
    kind,
    day,
    value: said,
    diastolic,
  });

  it('become the value nearest to the start among those known then; ended programs keep theirs', async () => {
    const db = database.connection.db!;
    const [late, early, same, ended] = Array.from({ length: 4 }, () => new Types.ObjectId());
    const own = row(late!, '2026-03-12', 86.4, 'client');
    const staffs = row(late!, '2026-03-24', 85.2, 'checkup');
    const before = row(early!, '2026-02-20', 90, 'checkup');
    const after = row(early!, '2026-03-11', 88, 'checkup');
    const first = row(same!, START, 84, 'body-status');
    const program = (baseline: object[]) => ({ _id: new Types.ObjectId(), startDate: START, baseline });
    await db.collection('measurements').insertMany([own, staffs, before, after, first] as never);
    await db.collection('clients').insertMany([
      { _id: late!, email: 'late@x.in', program: program([valueOf(staffs)]) },
      { _id: early!, email: 'early@x.in', program: program([valueOf(before)]) },
      { _id: same!, email: 'same@x.in', program: program([valueOf(first, 86)]) },
      {
        _id: ended!,
        email: 'ended@x.in',
        program: null,
        endedPrograms: [{ pre: { weight: '85.2' }, endedAt: NOW }],
      },
    ]);
    const stored = async (id: Types.ObjectId) => db.collection('clients').findOne({ _id: id });
    const untouched = await stored(ended!);
    for (const _ of [1, 2]) await nearestBaselines(db, 'Asia/Kolkata', NOW);
    expect((await stored(late!))?.program.baseline).toEqual([valueOf(own)]);
    expect((await stored(early!))?.program.baseline).toEqual([valueOf(before)]);
    expect((await stored(same!))?.program.baseline).toEqual([valueOf(first, 86)]);
    expect(await stored(ended!)).toEqual(untouched);
  });
});
