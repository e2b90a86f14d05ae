import { Types } from 'mongoose';
import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { coursesByTheLine } from './015-courses-by-the-line.ts';

describe('the courses of earlier releases', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('are due for a new check at once, whatever they said', async () => {
    const courses = database.connection.db!.collection('courses');
    const old = { name: 'plateau', level: 1, urgent: false, day: '2026-03-01', words: 'Weight within 0.5 %' };
    const ids = [new Types.ObjectId(), new Types.ObjectId()];
    await courses.insertMany([
      { _id: ids[0]!, signals: [old], seen: [], isOpen: true, revision: 4, nextCheckOn: '2026-06-01' },
      { _id: ids[1]!, signals: [], seen: [], isOpen: false, revision: 0 },
    ]);
    for (const _ of [1, 2]) await coursesByTheLine(database.connection.db!);
    expect(await courses.find().sort({ revision: 1 }).toArray()).toMatchObject([
      { _id: ids[1], nextCheckOn: '0001-01-01' },
      { _id: ids[0], signals: [old], nextCheckOn: '0001-01-01' },
    ]);
  });
});
