import type { Db, Document } from 'mongodb';

const WEEK_MS = 7 * 24 * 60 * 60_000;
const ACCOUNTS = ['admins', 'doctors', 'assistants', 'clients'];
const LACKS = { $exists: false };

type Table<Value> = readonly (readonly [collections: readonly string[], path: string, value: Value])[];

const FIELDS: Table<unknown> = [
  [['audit'], 'record.name', ''],
  [['erasures'], 'notTheirs', []],
  [['erasures'], 'phones', []],
  [ACCOUNTS, 'secondFactor.recoveryAt', new Date(0)],
];

/** Fields of an array's elements; a former address was left when its link of a week began. */
const FIELDS_OF_ELEMENTS: Table<Document> = [
  [['clients'], 'endedPrograms', { measures: [] }],
  [['journal'], 'expected.meals', { choices: [] }],
  [['journal'], 'expected.doses', { quantity: '', notes: '', timing: '' }],
  [ACCOUNTS, 'emailUndos', { to: '', askedAt: { $subtract: ['$$this.expiresAt', WEEK_MS] } }],
];

/** Adds missing fields to records of earlier releases. `nameOf` maps to a collection's present name. */
export async function missingFields(db: Db, nameOf: (collection: string) => string): Promise<void> {
  const update = async (collections: readonly string[], which: Document, change: Document | Document[]) => {
    for (const name of collections) await db.collection(nameOf(name)).updateMany(which, change);
  };
  for (const [collections, path, value] of FIELDS) {
    const [parent = '', ...child] = path.split('.');
    const isThere = child.length > 0 && { [parent]: { $type: 'object' } };
    await update(collections, { [path]: LACKS, ...isThere }, { $set: { [path]: value } });
  }
  for (const [collections, path, fields] of FIELDS_OF_ELEMENTS) {
    const lacking = Object.keys(fields).map((field) => ({ [field]: LACKS }));
    const whole = { $map: { input: `$${path}`, in: { $mergeObjects: [fields, '$$this'] } } };
    await update(collections, { [path]: { $elemMatch: { $or: lacking } } }, [{ $set: { [path]: whole } }]);
  }
}
