import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { calendarAddresses } from './018-calendar-addresses.ts';

describe('calendar addresses of earlier releases', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('stay valid until the next new password, also when the step is run again afterwards', async () => {
    const doctors = database.connection.collection('doctors');
    await doctors.insertMany([
      { name: 'with', calendarHash: 'h', ver: 3 },
      { name: 'without', ver: 2 },
    ]);
    await calendarAddresses(database.connection.db!);
    await doctors.updateOne({ name: 'with' }, { $inc: { ver: 1 } });
    await calendarAddresses(database.connection.db!);
    expect(await doctors.findOne({ name: 'with' })).toMatchObject({ calendarVer: 3 });
    expect(await doctors.findOne({ name: 'without' })).not.toHaveProperty('calendarVer');
  });
});
