import { Types } from 'mongoose';
import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { railStates } from './024-rail-states.ts';

describe('plans of releases that knew no rails', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('wait to be looked at, and what was looked at meanwhile stays', async () => {
    const db = database.connection.db!;
    const [eats, takes] = Array.from({ length: 2 }, () => new Types.ObjectId());
    await db.collection('dietPlans').insertOne({ client: eats, plan: new Types.ObjectId() });
    await db.collection('dosagePlans').insertMany([
      { client: takes, kind: 'vitamin' },
      { client: takes, kind: 'herbs' },
      { client: eats, kind: 'herbs' },
    ]);
    const told = () => db.collection('railStates').find().sort({ _id: 1 }).toArray();
    const waits = { open: [], isOpen: false, rules: 0, foods: [], revision: 0 };
    await railStates(db);
    expect(await told()).toEqual([
      { _id: eats, ...waits },
      { _id: takes, ...waits },
    ]);
    await db.collection('railStates').updateOne({ _id: eats }, { $set: { rules: 1, revision: 2 } });
    await railStates(db);
    expect(await told()).toMatchObject([{ rules: 1, revision: 2 }, waits]);
  });
});
