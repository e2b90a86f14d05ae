import { Types } from 'mongoose';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { createIndexes } from './indexes.ts';
import { Version, Versions, VersionSchema } from './versions.ts';

describe('the versions of a record', () => {
  let database: TestDatabase;
  let versions: Versions;

  beforeAll(async () => {
    database = await openTestDatabase();
    versions = new Versions(database.connection.model<Version>(Version.name, VersionSchema));
    await createIndexes(database.connection);
  });

  afterAll(() => database.close());

  it('are listed newest first, per record, with author and time', async () => {
    const plan = new Types.ObjectId();
    await versions.keep(version(plan, 1));
    await versions.keep(version(plan, 2));
    await versions.keep(version(new Types.ObjectId(), 1));
    expect(await versions.list(plan)).toEqual([version(plan, 2), version(plan, 1)]);
  });

  it('stay as first kept, also when many requests keep the same one again', async () => {
    const plan = new Types.ObjectId();
    await versions.keep(version(plan, 1, { weeks: 8 }));
    await Promise.all(Array.from({ length: 10 }, () => versions.keep(version(plan, 1, { weeks: 12 }))));
    expect(await versions.list(plan)).toEqual([version(plan, 1, { weeks: 8 })]);
  });

  it('keep a body as it is, empty parts included', async () => {
    const plan = new Types.ObjectId();
    await versions.keep(version(plan, 1, { notes: {}, weeks: [] }));
    expect((await versions.list(plan))[0]?.body).toEqual({ notes: {}, weeks: [] });
  });
});

function version(of: Types.ObjectId, number: number, body: unknown = { weeks: number }): Version {
  return {
    of,
    version: number,
    kind: 'dietPlan',
    at: new Date('2026-11-20T04:30:00Z'),
    by: { id: '1', name: 'Dr Mehta', role: 'doctor' },
    body,
  };
}
