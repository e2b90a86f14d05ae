import { Types } from 'mongoose';
import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { measurements } from './012-measurements.ts';

const ZONE = 'Asia/Kolkata';

describe('measurements of clients of earlier releases', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const at = (day: string) => new Date(`${day}T05:00:00Z`);
  const by = { id: 'd', name: 'Dr Asha Mehta', role: 'doctor' };
  const db = () => database.connection.db!;
  const told = async () => {
    const found = await db().collection('measurements').find().sort({ day: 1, kind: 1 }).toArray();
    return found.map(({ kind, day, source, value, round, earlier }) =>
      [kind, day, source, value, `round ${round}`, earlier.map((one: { value: number }) => one.value)]
        .flat()
        .join(' '),
    );
  };

  it('become rows, also when the step is killed midway and run again', async () => {
    const client = new Types.ObjectId();
    const form = new Types.ObjectId();
    const state = (version: number, day: string, weight: string) => {
      const updatedAt = at(day);
      return {
        _id: form,
        client,
        formType: 'BodyStatus',
        version,
        updatedAt,
        savedBy: by,
        fields: { weight },
      };
    };
    const states = [
      state(1, '2026-01-05', '48'),
      state(2, '2026-01-05', '84'),
      state(3, '2026-02-05', '84'),
      state(4, '2026-03-05', '82 kg'),
    ];
    await db().collection('intakeForms').insertOne(states[3]!);
    await db()
      .collection('versions')
      .insertMany(states.slice(0, 3).map((body) => ({ of: form, version: body.version, body })));
    const recall = { ...state(1, '2026-02-10', ''), _id: new Types.ObjectId(), formType: 'DietaryRecall' };
    await db()
      .collection('intakeForms')
      .insertOne({ ...recall, fields: { waist: '92', date: '2026-02-01' } });
    const end = { endedAt: at('2026-02-20'), post: { weight: '83' }, endedBy: by };
    await db()
      .collection('clients')
      .insertOne({ _id: client, endedPrograms: [end] });
    await measurements(db(), ZONE);
    const all = await told();
    expect(all).toEqual([
      'weight 2026-01-05 body-status 84 round 0 48',
      'waist 2026-02-01 recall-doctor 92 round 0',
      'weight 2026-02-20 end 83 round 0',
      'weight 2026-03-05 body-status 82 round 1',
    ]);
    await db()
      .collection('measurements')
      .deleteMany({ day: { $gte: '2026-02-01' } });
    await db()
      .collection('measurements')
      .updateOne({}, { $set: { value: 84.2 } });
    await measurements(db(), ZONE);
    expect(await told()).toEqual([all[0]?.replace(' 84 ', ' 84.2 '), ...all.slice(1)]);
  });
});
