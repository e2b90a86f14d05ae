import type { Db, Document, ObjectId } from 'mongodb';

interface BookedItem extends Document {
  _id: ObjectId;
  booked: { invoice: ObjectId; taken: number }[];
}

/**
 * Gives stock back that was taken for an invoice which is not there: it was made between the reading of the invoices and
 * that of the stock. The other way round the booking is made up for by the invoice's own effect. `nameOf` says where a
 * collection is for now. Answers the number of items that it mended; run again, it finds none.
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
