import { Types } from 'mongoose';
import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { daysOfClients } from './010-days-of-clients.ts';

describe('clients of earlier releases', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('get their program’s end and their plan’s start, also when the step is run again', async () => {
    const db = database.connection.db!;
    const at = (day: string) => new Date(`${day}T05:00:00Z`);
    const program = (startDate: string) => ({
      _id: new Types.ObjectId(),
      startDate,
      durationInDays: 56,
      updatedAt: at(startDate),
    });
    const client = (name: string, fields: object) => ({ _id: new Types.ObjectId(), name, ...fields });
    const followed = client('Asha', { program: program('2026-01-05'), programsEnded: 0 });
    const again = client('Ravi', { program: program('2026-03-02'), programsEnded: 1, endedPrograms: [{}] });
    const ended = client('Mira', {
      program: null,
      programsEnded: 2,
      endedPrograms: [{ endedAt: at('2025-01-05') }, { endedAt: at('2025-09-01') }],
    });
    const fresh = client('Neha', { program: null, programsEnded: 0 });
    await db.collection('clients').insertMany([followed, again, ended, fresh]);
    const plan = (of: { _id: Types.ObjectId }, round: number, published: object | null) => ({
      client: of._id,
      round,
      published,
    });
    await db
      .collection('dietPlans')
      .insertMany([
        plan(followed, 0, { updatedAt: at('2026-01-07') }),
        plan(again, 0, { updatedAt: at('2025-01-07') }),
      ]);
    await daysOfClients(db);
    await daysOfClients(db);
    const told = await db
      .collection('clients')
      .find()
      .project({ _id: 0, name: 1, programEndsOn: 1, programEndedAt: 1, publishedPlanAt: 1 })
      .sort({ name: 1 })
      .toArray();
    expect(told).toEqual([
      { name: 'Asha', programEndsOn: '2026-03-01', publishedPlanAt: at('2026-01-07') },
      { name: 'Mira', programEndedAt: at('2025-09-01') },
      { name: 'Neha' },
      { name: 'Ravi', programEndsOn: '2026-04-26' },
    ]);
  });
});
