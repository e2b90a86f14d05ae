import { Types } from 'mongoose';
import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { heardTexts } from './020-heard-texts.ts';

describe('measurements in texts of earlier releases', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('become rows beside the existing ones, and the course is checked again', async () => {
    const db = database.connection.db!;
    const [client, other] = [new Types.ObjectId(), new Types.ObjectId()];
    const at = new Date('2026-05-10T06:00:00Z');
    const savedBy = { id: 'd', name: 'Dr Asha Mehta', role: 'doctor' };
    const record = { _id: new Types.ObjectId(), client, version: 1, updatedAt: at, createdAt: at, savedBy };
    await db.collection('checkups').insertMany([
      { ...record, fields: { bloodPressure: '200/120' } },
      { ...record, _id: new Types.ObjectId(), client: other, fields: { bloodPressure: 'low' } },
    ]);
    await db
      .collection('intakeForms')
      .insertOne({ ...record, formType: 'MedicalHistory', fields: { bp: '150/95', pmin: '72' } });
    await db.collection('courses').insertMany([
      { _id: client, nextCheckOn: '2026-06-01' },
      { _id: other, nextCheckOn: '2026-06-01' },
    ]);
    const row = `${client.toHexString()}:pulse:2026-05-10:medical-history`;
    await db.collection('measurements').insertOne({ _id: row as never, client, kind: 'pulse', value: 74 });
    for (const _again of [1, 2]) {
      await heardTexts(db, 'Asia/Kolkata');
      const rows = await db.collection('measurements').find().sort({ source: 1, kind: 1 }).toArray();
      expect(rows.map(({ kind, source, value, diastolic }) => [kind, source, value, diastolic])).toEqual([
        ['pulse', undefined, 74, undefined],
        ['bloodPressure', 'checkup', 200, 120],
        ['bloodPressure', 'medical-history', 150, 95],
      ]);
    }
    const courses = await db.collection('courses').find().toArray();
    expect(courses.map(({ _id, nextCheckOn }) => [_id.equals(client), nextCheckOn])).toEqual([
      [true, '0001-01-01'],
      [false, '2026-06-01'],
    ]);
  });
});
