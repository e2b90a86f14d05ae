import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { confirmedNewsletters } from './017-confirmed-newsletters.ts';

describe('newsletter addresses of earlier releases', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('count as confirmed since they are there, and a later day stays', async () => {
    const addresses = database.connection.collection('newsletterAddresses');
    const [day, later] = [new Date(0), new Date(86_400_000)];
    await addresses.insertMany([
      { email: 'old@example.com', createdAt: day },
      { email: 'new@example.com', createdAt: day, confirmedAt: later },
    ]);
    await confirmedNewsletters(database.connection.db!);
    const rows = await addresses.find().toArray();
    expect(rows.map(({ confirmedAt }) => confirmedAt)).toEqual([day, later]);
  });
});
