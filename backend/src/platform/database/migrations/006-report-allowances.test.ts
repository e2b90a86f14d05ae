import { Types } from 'mongoose';
import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { reportAllowances } from './006-report-allowances.ts';

describe('blood reports of earlier releases', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('count towards what their client may store, also when the step is run again', async () => {
    const db = database.connection.db!;
    const [asha, ravi] = [new Types.ObjectId(), new Types.ObjectId()];
    const fileOf = (client: Types.ObjectId, length: number) => ({
      _id: new Types.ObjectId(),
      length,
      uploadDate: new Date(0),
      metadata: { owner: { client: client.toHexString(), formType: 'BodyStatus' } },
    });
    const files = [fileOf(asha, 10), fileOf(ravi, 20), fileOf(asha, 30)];
    await db
      .collection('files.files')
      .insertMany([...files, { ...fileOf(asha, 5), metadata: { owner: {} } }]);
    await reportAllowances(db);
    const allowances = db.collection('reportAllowances');
    await allowances.updateOne({ _id: ravi }, { $set: { ofDay: 3 } });
    await reportAllowances(db);
    const reportsOf = (client: Types.ObjectId) =>
      files
        .filter(({ metadata }) => metadata.owner.client === client.toHexString())
        .map(({ _id, length }) => ({ file: _id, bytes: length }));
    expect(await allowances.find().sort({ ofDay: 1 }).toArray()).toEqual([
      { _id: asha, day: '', ofDay: 0, reports: reportsOf(asha) },
      { _id: ravi, day: '', ofDay: 3, reports: reportsOf(ravi) },
    ]);
  });
});
