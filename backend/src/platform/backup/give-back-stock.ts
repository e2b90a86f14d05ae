import type { Db, Document, ObjectId } from 'mongodb';

interface BookedItem extends Document {
  _id: ObjectId;
  booked: { invoice: ObjectId; taken: number }[];
}

/**
 * Gives back stock of a booking whose invoice is missing: it was made between the reading of the invoices and
 * that of the stock. In the opposite case the invoice's own effect books again. `nameOf` answers a
 * collection's temporary name. Answers the number of corrected items; a second run finds none.
 */
export async function giveBackStock(db: Db, nameOf: (collection: string) => string): Promise<number> {
  const items = db.collection<BookedItem>(nameOf('inventory'));
  const invoices = db.collection(nameOf('invoices'));
  let mended = 0;
  for await (const { _id, booked } of items.find({ 'booked.0': { $exists: true } })) {
    const wanted = booked.map(({ invoice }) => invoice);
    const known = await invoices.distinct('_id', { _id: { $in: wanted } });
    const there = new Set(known.map(String));
    const missing = wanted.filter((invoice) => !there.has(invoice.toHexString()));
    if (missing.length === 0) continue;
    const isMissing = { $in: ['$$this.invoice', missing] };
    const taken = { $filter: { input: '$booked', cond: isMissing } };
    const { modifiedCount } = await items.updateOne({ _id }, [
      {
        $set: {
          countInStock: { $add: ['$countInStock', { $sum: { $map: { input: taken, in: '$$this.taken' } } }] },
          booked: { $filter: { input: '$booked', cond: { $not: [isMissing] } } },
          updatedAt: '$$NOW',
        },
      },
    ]);
    mended += modifiedCount;
  }
  return mended;
}
