import { Schema } from 'mongoose';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { Purge } from './purge.ts';
import { fromNow, testClock } from '../../../test/test-clock.ts';

describe('expired rows', () => {
  let database: TestDatabase;
  let purge: Purge;

  beforeAll(async () => {
    database = await openTestDatabase();
    database.connection.model('Link', new Schema({ expiresAt: Date }));
    purge = new Purge(database.connection, testClock);
  });

  afterAll(() => database.close());

  const links = () => database.connection.model('Link');

  it('are deleted, however many; other rows stay, also those without an expiry', async () => {
    await links().insertMany(Array.from({ length: 1500 }, () => ({ expiresAt: inHours(-1) })));
    await links().insertMany([{ expiresAt: inHours(1) }, {}]);
    expect(await purge.sweep()).toBe(1500);
    expect(await links().countDocuments()).toBe(2);
  });
});

function inHours(hours: number): Date {
  return fromNow(hours * 3_600_000);
}
