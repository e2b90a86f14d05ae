import type { Db, Document } from 'mongodb';

/** What a field of earlier releases' records gets that lack it. */
interface Missing {
  in: readonly string[];
  /** The array whose elements have the field; without one the record itself has it. */
  each?: string;
  field: string;
  value: unknown;
  /** Further condition. */
  where?: Document;
}

const ACCOUNTS = ['admins', 'doctors', 'assistants', 'clients'];

const MISSING: readonly Missing[] = [
  { in: ['audit'], field: 'record.name', value: '', where: { 'record.kind': { $exists: true } } },
  { in: ['clients'], each: 'endedPrograms', field: 'measures', value: [] },
  { in: ['erasures'], field: 'notTheirs', value: [] },
  { in: ['erasures'], field: 'phones', value: [] },
  { in: ['journal'], each: 'expected.meals', field: 'choices', value: [] },
  { in: ['journal'], each: 'expected.doses', field: 'quantity', value: '' },
  { in: ['journal'], each: 'expected.doses', field: 'notes', value: '' },
  { in: ['journal'], each: 'expected.doses', field: 'timing', value: '' },
  { in: ACCOUNTS, each: 'emailUndos', field: 'to', value: '' },
  {
    in: ACCOUNTS,
    field: 'secondFactor.recoveryAt',
    value: new Date(0),
    where: { secondFactor: { $exists: true } },
  },
];

const WEEK_MS = 7 * 24 * 60 * 60_000;
const LACKS = { $exists: false };

/** `nameOf` maps to a collection's present name, as during a restore. */
export async function missingFields(db: Db, nameOf: (collection: string) => string): Promise<void> {
  for (const { in: collections, each, field, value, where } of MISSING)
    for (const name of collections)
      await (each
        ? db
            .collection(nameOf(name))
            .updateMany(
              { [each]: { $elemMatch: { [field]: LACKS } } },
              { $set: { [`${each}.$[one].${field}`]: value } },
              { arrayFilters: [{ [`one.${field}`]: LACKS }] },
            )
        : db.collection(nameOf(name)).updateMany({ [field]: LACKS, ...where }, { $set: { [field]: value } }));
  for (const name of ACCOUNTS) await undoTimes(db, nameOf(name));
}

/** A former address was left when its link of a week began. */
async function undoTimes(db: Db, accounts: string): Promise<void> {
  const askedAt = { $ifNull: ['$$this.askedAt', { $subtract: ['$$this.expiresAt', WEEK_MS] }] };
  const emailUndos = {
    $map: { input: '$emailUndos', in: { $mergeObjects: ['$$this', { askedAt }] } },
  };
  await db
    .collection(accounts)
    .updateMany({ emailUndos: { $elemMatch: { askedAt: LACKS } } }, [{ $set: { emailUndos } }]);
}
