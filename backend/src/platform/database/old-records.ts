import type { Db } from 'mongodb';
import { migrationList } from './migration-list.ts';

/** Steps of which one has run on all records that this release reads; the access log's step says nothing. */
const READABLE_SINCE = [
  '013-courses',
  ...migrationList.map(({ name }) => name).filter((name) => name !== '003-audit-clients'),
];
/** A server writes them before its first step. */
const OF_THE_START = ['leases', 'migrations'];

/** The records were never opened by a release that this one can follow; the message is for the operator. */
export class OldRecordsError extends Error {
  constructor() {
    super(
      'These records are older than step 013-courses, which this release cannot read: start an earlier release on them first.',
    );
  }
}

/** Throws OldRecordsError before any step runs; `nameOf` maps to the present name of one of the `collections`. */
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
