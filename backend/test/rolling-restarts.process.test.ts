import { restartDrill } from './rolling-restarts.ts';
import { startServerProcess } from './server-process.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

describe('several servers on one database', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase();
  });
  afterEach(() => database.close());

  it('restart in turn behind a proxy while sixteen people write, without a lost or unanswered request', async () => {
    const figures = await restartDrill(database.uri, { rounds: 1 });
    expect(figures).toMatchObject({
      restarts: 2,
      reasons: {},
      lost: 0,
      doubled: 0,
      broken: 0,
      unanswered: 0,
      withoutRow: 0,
    });
  }, 300_000);

  it('replace WORKERS: a server with that variable reports it and runs alone', async () => {
    const server = await startServerProcess(database.uri, { WORKERS: '4', LOG_LEVEL: 'warn' });
    const log = server.said.find((line) => line.includes('WORKERS'));
    expect(JSON.parse(log ?? '{}')).toMatchObject({
      msg: 'WORKERS=4 is ignored: run several servers behind a proxy, see docs/operations.md.',
    });
    expect((await fetch(`${server.api}/health`)).status).toBe(200);
    await server.kill();
  });
});
