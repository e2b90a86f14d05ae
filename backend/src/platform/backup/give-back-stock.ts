import type { Db, Document, ObjectId } from 'mongodb';

interface BookedItem extends Document {
  _id: ObjectId;
  booked: { invoice: ObjectId; taken: number }[];
}

/**
 * Returns stock that was booked for an invoice missing in the backup, since it was made between reading invoices and
 * stock; and takes back what a missing credit note returned. Papers without their booking are repaired by their own
 * effect. `nameOf` maps to a collection's present name. Returns the number of repaired items; a second run finds none.
 */
export async function giveBackStock(db: Db, nameOf: (collection: string) => string): Promise<number> {
  const items = db.collection<BookedItem>(nameOf('inventory'));
  const papers = ['invoices', 'creditNotes'].map((name) => db.collection(nameOf(name)));
  let mended = 0;
  for await (const { _id, booked } of items.find({ 'booked.0': { $exists: true } })) {
    const wanted = booked.map(({ invoice }) => invoice);
    const known = await Promise.all(papers.map((paper) => paper.distinct('_id', { _id: { $in: wanted } })));
    const there = new Set(known.flat().map(String));
    const missing = wanted.filter((invoice) => !there.has(invoice.toHexString()));
    if (missing.length === 0) continue;
    const isMissing = { $in: ['$$this.invoice', missing] };
    const taken = { $filter: { input: '$booked', cond: isMissing } };
    const given = { $sum: { $map: { input: taken, in: '$$this.taken' } } };
    const { modifiedCount } = await items.updateOne({ _id }, [
      {
        $set: {
          countInStock: { $max: [0, { $add: ['$countInStock', given] }] },
          booked: { $filter: { input: '$booked', cond: { $not: [isMissing] } } },
          updatedAt: '$$NOW',
        },
      },
    ]);
    mended += modifiedCount;
  }
  return mended;
}
