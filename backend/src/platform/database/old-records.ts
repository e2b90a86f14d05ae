import type { Db } from 'mongodb';
import { migrationList } from './migration-list.ts';

/**
 * Steps of which at least one has run on all records that this release can read; the access log's step does not count.
 */
const READABLE_SINCE = [
  '013-courses',
  ...migrationList.map(({ name }) => name).filter((name) => name !== '003-audit-clients'),
];
/** Collections that a server writes before its first step. */
const OF_THE_START = ['leases', 'migrations'];

/** Thrown when the records are older than this release can read; the message is for the operator. */
export class OldRecordsError extends Error {
  constructor() {
    super(
      'These records are older than step 013-courses, which this release cannot read: start an earlier release on them first.',
    );
  }
}

/** Throws OldRecordsError before any step runs; `nameOf` maps the `collections` to present names. */
export async function refuseOldRecords(
  db: Db,
  collections: readonly string[],
  nameOf: (collection: string) => string = (name) => name,
): Promise<void> {
  const steps = db.collection<{ _id: string }>(nameOf('migrations'));
  if (await steps.findOne({ _id: { $in: READABLE_SINCE } })) return;
  for (const name of collections.filter((one) => !OF_THE_START.includes(one)))
    if (await db.collection(nameOf(name)).findOne({}, { projection: { _id: 1 } }))
      throw new OldRecordsError();
}
