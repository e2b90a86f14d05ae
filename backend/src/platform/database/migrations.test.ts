import { slowPipeline } from '../../../test/slow-pipeline.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { Clock } from '../config/clock.ts';
import { limitCommands } from './command-limit.ts';
import { Locks } from './locks.ts';
import { MigrationOfRoom, Migrations } from './migrations.ts';
import { TEST_TIME, testClock } from '../../../test/test-clock.ts';

describe('migrations', () => {
  let database: TestDatabase;
  let ran: string[];

  beforeEach(async () => {
    database = await openTestDatabase();
    ran = [];
  });

  afterEach(() => database.close());

  const server = (clock = testClock) =>
    new Migrations(
      database.connection,
      new Locks(database.connection, clock, TEST_TIME),
      new MigrationOfRoom(),
      clock,
    );
  const step = (name: string) => ({ name, up: async () => void ran.push(name) });

  it('run once and in order, also when two servers start at the same moment', async () => {
    const steps = [step('001-split-names'), step('002-add-phones')];
    await Promise.all([server().run(steps), server().run(steps)]);
    await server().run([...steps, step('003-drop-old')]);
    expect(ran).toEqual(['001-split-names', '002-add-phones', '003-drop-old']);
  });

  it('run again at the starts of a day when they are marked, while older servers may write', async () => {
    const steps = [step('001-split-names'), { ...step('002-add-phones'), again: true as const }];
    await server().run(steps);
    await server().run(steps);
    const later = new Clock({ ...TEST_TIME, clockOffsetMs: TEST_TIME.clockOffsetMs + 25 * 60 * 60_000 });
    await server(later).run(steps);
    expect(ran).toEqual(['001-split-names', '002-add-phones', '002-add-phones']);
  });

  it('stop the start when one fails, and resume with that one', async () => {
    const broken = { name: '002-add-phones', up: () => Promise.reject(new Error('disk full')) };
    await expect(server().run([step('001-split-names'), broken])).rejects.toThrow('disk full');
    await server().run([step('001-split-names'), step('002-add-phones')]);
    expect(ran).toEqual(['001-split-names', '002-add-phones']);
  });

  it('may take longer than a request, for a large clinic', async () => {
    const limitMs = 1000;
    limitCommands(limitMs);
    const visits = database.connection.collection('visits');
    await visits.insertOne({ name: 'Asha' });
    let ms = 0;
    const slow = async () => {
      const begun = performance.now();
      const [one = {}, slowly = {}] = slowPipeline(1_000_000);
      await visits.aggregate([one, ...Array<object>(8).fill(slowly)]).toArray();
      ms = performance.now() - begun;
    };
    await server().run([{ name: '001-count-visits', up: slow }]);
    expect(ms).toBeGreaterThan(limitMs);
  }, 60_000);
});
