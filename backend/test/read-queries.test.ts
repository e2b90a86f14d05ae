import { getConnectionToken } from '@nestjs/mongoose';
import type { Role } from '@clinic/contract/constants';
import type { Db, Document } from 'mongodb';
import type { Connection } from 'mongoose';
import request from 'supertest';
import { ClinicRecords } from './clinic-records.ts';
import { ROUTES, type RouteRow } from './route-table.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';
import { watchQueries, watchReplies, WATCHED, type WatchedQuery } from './watched-queries.ts';
import { TODAY } from './test-clock.ts';

/** Collections that may be scanned or sorted in memory, since they stay small in every clinic. */
const SMALL: Record<string, string> = {
  foods: 'at most 5,000, which are read whole and kept in memory',
  inventory: 'some hundreds of items',
  'second-factor-tickets': 'each is there for minutes',
  'downloads.files': 'each is there for a day, and only of those who asked for it',
};
/** Fields of records that only the server uses. */
const NO_VIEW_NEEDS = /: (?:requests|outbox|passwordHash|secondFactor\.(?:totp\.secret|recovery))$/;

/** Fields that narrow a condition to few records: of one client, account or record. */
const OWNERS = ['client', 'client.id', '_id', 'of', 'owner', 'account', 'files_id', 'metadata.client'];

const GETS = Object.entries(ROUTES).filter(([name]) => name.startsWith('GET '));

describe('every reading call', () => {
  let database: TestDatabase;
  let clinic: TestApp;
  let records: ClinicRecords;
  let base: string;
  let queries: WatchedQuery[];
  let replies: Set<string>;
  let address = 0;

  beforeAll(async () => {
    database = await openTestDatabase();
    clinic = await openTestApp({ mongodbUri: database.uri + WATCHED, trustProxy: 1 });
    base = await clinic.app.getUrl();
    records = await ClinicRecords.of(clinic);
    const connection = clinic.app.get<Connection>(getConnectionToken(), { strict: false });
    queries = watchQueries(connection.getClient(), connection.db as Db);
    replies = watchReplies(connection.getClient());
  });
  afterAll(async () => {
    await clinic.close();
    await database.close();
  });

  const pathOf = async (name: string, row: RouteRow, role: Role | undefined) => {
    const id = row.id ? await records.id(row.id, role) : records.client.id;
    const query = row.query ? `?${await row.query(records)}` : '';
    return (
      name
        .replace('GET ', '')
        .replace(/:(id|clientId|doctor|secret)/, id)
        .replace(':day', TODAY)
        .replace(':name', 'collectionsByDay')
        .replace(':version', '1')
        .replace(':formType', 'PersonalDetails') + query
    );
  };
  /** Finds stages of a query that read or sort more than an index selects. */
  async function wide(query: WatchedQuery): Promise<string[]> {
    const { command } = query;
    // A command's first key is its name, with the collection as value.
    const [kind = ''] = Object.keys(command);
    if (String(command[kind]) in SMALL) return [];
    const { stages } = await query.explain();
    const isOne = namesOwner(command.filter ?? command.query ?? command.pipeline);
    return stages
      .filter((stage) => stage === 'COLLSCAN' || (stage === 'SORT' && !isOne))
      .map((stage) => `${stage}: ${kind} ${JSON.stringify(command)}`);
  }

  it.each(GETS)('%s finds its answer by an index, and reads no secret', async (name, row) => {
    const roles = row.who === 'public' ? [undefined] : (row.who.split(' ') as Role[]);
    for (const role of roles) {
      const path = await pathOf(name, row, role);
      queries.splice(0);
      replies.clear();
      const call = request(base)
        .get(path)
        .set('X-Forwarded-For', `10.5.0.${address++ & 255}`);
      if (role) call.set('Authorization', `Bearer ${records[role].token}`);
      const { status } = await call;
      expect(row.own ?? [200]).toContain(status);
      const found = await Promise.all(queries.splice(0).map(wide));
      expect([role, found.flat()]).toEqual([role, []]);
      const secrets = [...replies].filter((field) => NO_VIEW_NEEDS.test(field));
      expect([role, secrets]).toEqual([role, []]);
    }
  });
});

const namesOwner = (condition: unknown): boolean =>
  typeof condition === 'object' &&
  condition !== null &&
  Object.entries(condition as Document).some(([name, value]) => OWNERS.includes(name) || namesOwner(value));
