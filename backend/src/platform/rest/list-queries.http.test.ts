import { getConnectionToken } from '@nestjs/mongoose';
import type { Db } from 'mongodb';
import type { Connection } from 'mongoose';
import { LISTS } from '../../../test/lists.ts';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { watchQueries, WATCHED, type WatchedQuery } from '../../../test/watched-queries.ts';

describe('every list query', () => {
  let database: TestDatabase;
  let clinic: TestApp;
  let people: Record<'admin' | 'desk' | 'doctor' | 'client', Person>;
  let queries: WatchedQuery[];

  beforeAll(async () => {
    database = await openTestDatabase();
    clinic = await openTestApp({ mongodbUri: database.uri + WATCHED });
    const doctor = await clinic.addDoctor();
    people = {
      admin: await clinic.addAdmin(),
      doctor,
      desk: await clinic.addAssistant(doctor),
      client: await clinic.addClient(doctor),
    };
    const connection = clinic.app.get<Connection>(getConnectionToken(), { strict: false });
    queries = watchQueries(connection.getClient(), connection.db as Db);
  });
  beforeEach(() => queries.splice(0));
  afterAll(async () => {
    await clinic.close();
    await database.close();
  });

  const get = (person: keyof typeof people, path: string, query: object = {}) =>
    clinic
      .as(people[person])
      .get(path)
      .query(Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])));
  /** Fields that no list may read: the server's own ones, and the secrets of accounts. */
  const unread = (collection: string): Record<string, 0> => {
    const { models } = clinic.app.get<Connection>(getConnectionToken(), { strict: false });
    const model = Object.values(models).find((one) => one.collection.name === collection);
    const own = ['requests', 'outbox', 'passwordHash', 'secondFactor', 'passwordLink'];
    return Object.fromEntries(own.filter((path) => model?.schema.path(path)).map((path) => [path, 0]));
  };
  /** Queries that scan a collection, or sort their results in memory. */
  const scans = async () => {
    const asked = queries.splice(0);
    expect(asked.length).toBeGreaterThan(0);
    const plans = await Promise.all(
      asked.map(async (query) => ({ command: query.command, ...(await query.explain()) })),
    );
    return plans
      .filter(({ stages }) => stages.includes('COLLSCAN') || stages.includes('SORT'))
      .map(({ command }) => JSON.stringify(command));
  };

  describe.each(Object.entries(LISTS))('of %s uses an index', (resource, { by, sort, filter }) => {
    it.each(sort.flatMap((field) => ['ASC', 'DESC'].map((direction) => [field, direction])))(
      'sorted by %s %s',
      async (...order) => {
        const { status } = await get(by, `/rest/${resource}`, { sort: order, range: [0, 24] });
        expect(status).toBe(200);
        expect(await scans()).toEqual([]);
      },
    );

    it.each(Object.entries(filter))('filtered by %s', async (name, value) => {
      const { status } = await get(by, `/rest/${resource}`, { filter: { [name]: value } });
      expect(status).toBe(200);
      expect(await scans()).toEqual([]);
    });
  });

  it.each(Object.entries(LISTS))(
    'of %s leaves out keys, rows of the audit and secrets',
    async (resource, { by }) => {
      const { status } = await get(by, `/rest/${resource}`, { range: [0, 24] });
      expect(status).toBe(200);
      const reads = queries.splice(0).filter(({ command }) => command.limit === 25);
      expect(reads.length).toBeGreaterThan(0);
      for (const { command } of reads)
        expect(command.projection).toMatchObject(unread(command.find as string));
    },
  );

  it.each([
    ['desk', '/appointment/getAllAppointments?from=2026-01-01&to=2026-01-31'],
    ['doctor', '/appointment/getAllAppointments?from=2026-01-01&to=2026-01-31'],
    ['client', '/appointment/getAllAppointmentsOfClient/:client'],
    ['desk', '/appointment/freeTimes?doctor=:doctor&date=2199-01-01&duration=30'],
    ['desk', '/invoice/nextNumber'],
    ['doctor', '/client/allClients'],
    ['desk', '/assistant/getAllAssistants'],
    ['desk', '/doctor/getAllDoctors'],
  ] as const)('that %s asks by GET %s uses an index', async (person, path) => {
    const { status } = await get(
      person,
      path.replace(':client', people.client.id).replace(':doctor', people.doctor.id),
    );
    expect(status).toBe(200);
    expect(await scans()).toEqual([]);
  });
});
