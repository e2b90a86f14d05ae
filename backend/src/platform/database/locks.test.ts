import { type Connection, createConnection } from 'mongoose';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { Locks } from './locks.ts';
import { TEST_TIME, testClock } from '../../../test/test-clock.ts';

describe('a lock', () => {
  let database: TestDatabase;
  let first: Locks;
  let second: Locks;
  let otherConnection: Connection;

  beforeAll(async () => {
    database = await openTestDatabase();
    otherConnection = await createConnection(database.uri).asPromise();
    first = new Locks(database.connection, testClock, TEST_TIME);
    second = new Locks(otherConnection, testClock, TEST_TIME);
  });

  afterAll(async () => {
    await otherConnection.close();
    await database.close();
  });

  it('lets only one of two servers do the work at a time', async () => {
    const refused = await first.run('only-one', () => second.run('only-one', async () => 'both'));
    expect(refused).toBeUndefined();
  });

  it('is free again when the work is done', async () => {
    await first.run('free-again', async () => undefined);
    expect(await second.run('free-again', async () => 'done')).toBe('done');
  });

  it('is free again when the work failed', async () => {
    const failing = first.run('after-failure', () => Promise.reject(new Error('no stock')));
    await expect(failing).rejects.toThrow('no stock');
    expect(await second.run('after-failure', async () => 'done')).toBe('done');
  });

  it('goes to exactly one of many servers that take a new lock at the same moment', async () => {
    const workers = Array.from({ length: 20 }, (_, index) => (index % 2 ? first : second));
    const { promise: everybodyElseWasRefused, resolve: letGo } = Promise.withResolvers<string>();
    let refused = 0;
    const answers = await Promise.all(
      workers.map(async (locks) => {
        const answer = await locks.run('many', () => everybodyElseWasRefused);
        if (answer === undefined && ++refused === workers.length - 1) letGo('done');
        return answer;
      }),
    );
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
  });
});
