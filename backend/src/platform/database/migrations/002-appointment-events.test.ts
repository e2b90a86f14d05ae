import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { appointmentEvents } from './002-appointment-events.ts';

describe('appointments of the first releases', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('get the event of each change and keep its text, also when the step is run again', async () => {
    const { db } = database.connection;
    if (!db) throw new Error('not connected');
    const texts = [
      'requested',
      'confirmed for 05 Jan 2026 15:30',
      'moved from 05 Jan 2026 15:30',
      'moved from Dr. Asha to Dr. Ravi',
      'doctor changed from Dr. Ravi to Dr. Asha',
      'cancelled',
    ];
    const updatedAt = new Date(0);
    await db.collection('appointments').insertMany([
      { changes: texts.map((what) => ({ what })), updatedAt },
      { changes: [{ event: 'booked' }], updatedAt },
    ]);
    await appointmentEvents(db);
    await appointmentEvents(db);
    const [old, later] = await db.collection('appointments').find().sort({ _id: 1 }).toArray();
    const events = ['requested', 'confirmed', 'moved', 'doctor-changed', 'doctor-changed', 'cancelled'];
    expect(old).toMatchObject({
      changes: texts.map((what, index) => ({ what, event: events[index] })),
      updatedAt,
    });
    expect(later).toMatchObject({ changes: [{ event: 'booked' }] });
  });
});
