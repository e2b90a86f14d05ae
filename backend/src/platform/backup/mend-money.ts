import type { Collection, Db, ObjectId } from 'mongodb';

interface Use {
  id: ObjectId;
  invoice: ObjectId;
  wanted: number;
  taken: number | null;
}

interface Source {
  _id: ObjectId;
  kind?: string;
  left: number;
  outs?: { id: ObjectId; amount: number }[];
  /** Set on a reversal or refund: the row that it pays back, its time and its author. */
  source?: ObjectId;
  createdAt?: Date;
  by?: object;
  uses?: Use[];
  reversed?: object | null;
  reversing?: object;
}

interface Invoice {
  _id: ObjectId;
  due?: number;
  receipts?: { id: ObjectId; source: ObjectId; amount: number }[];
  credits?: { id: ObjectId; amount: number; fromDue: number }[];
}

type NameOf = (collection: string) => string;

const SOURCES = ['payments', 'creditNotes'];

/**
 * Makes invoices, credit notes and payments consistent, since a backup reads them at different moments: what an older
 * invoice lacks is done again. `nameOf` maps to a collection's present name. Returns the number of repairs; a second
 * run finds none.
 */
export async function mendMoney(db: Db, nameOf: NameOf): Promise<number> {
  const invoices = db.collection<Invoice>(nameOf('invoices'));
  const payments = db.collection<Source>(nameOf('payments'));
  let mended = await markReversed(payments);
  mended += await takeOffRefunds(db, nameOf);
  for (const name of SOURCES) {
    const sources = db.collection<Source>(nameOf(name));
    for await (const source of sources.find({ 'uses.0': { $exists: true } }))
      // The effect of a payment that is being reversed finishes it after the restore.
      for (const use of source.uses ?? [])
        mended +=
          source.reversed || use.taken === 0
            ? await giveBack(invoices, use)
            : await settleAgain({ invoices, sources }, source._id, use);
  }
  mended += await creditAgain(invoices, db.collection(nameOf('creditNotes')));
  return mended + (await claimAgain(db, nameOf));
}

/** Marks a payment as reversed when the backup read it before its reversal was stored. */
async function markReversed(payments: Collection<Source>): Promise<number> {
  let mended = 0;
  for await (const { source, createdAt: at, by } of payments.find({ kind: 'reversal' })) {
    const reversed = { at, by, reason: '' };
    const which = { _id: source, reversed: null };
    mended += (await payments.updateOne(which, { $set: { reversed }, $unset: { reversing: '' } }))
      .modifiedCount;
  }
  return mended;
}

/** Subtracts refunds from payments and credit notes that were read before the refund was made. */
async function takeOffRefunds(db: Db, nameOf: NameOf): Promise<number> {
  let mended = 0;
  const rows = db.collection(nameOf('payments')).find({ kind: 'refund' });
  for await (const { _id: id, source, amount } of rows)
    for (const name of SOURCES) {
      const which = { _id: source as ObjectId, 'outs.id': { $ne: id }, left: { $gte: Number(amount) } };
      const change = { $inc: { left: -Number(amount) }, $push: { outs: { id, amount: Number(amount) } } };
      mended += (await db.collection<Source>(nameOf(name)).updateOne(which, change)).modifiedCount;
    }
  return mended;
}

/** Takes a use back from an invoice that was read before its payment was reversed. */
async function giveBack(invoices: Collection<Invoice>, { id, invoice }: Use): Promise<number> {
  const receipt = (await invoices.findOne({ _id: invoice }))?.receipts?.find((one) => one.id.equals(id));
  if (!receipt || receipt.amount === 0) return 0;
  const { amount } = receipt;
  const change = { $inc: { due: amount, settled: -amount }, $set: { 'receipts.$.amount': 0 } };
  return (await invoices.updateOne({ _id: invoice, 'receipts.id': id }, change)).modifiedCount;
}

/**
 * Applies a use to an invoice that was read before; a use that is not settled yet has an effect, which runs after the
 * restore.
 */
async function settleAgain(
  { invoices, sources }: { invoices: Collection<Invoice>; sources: Collection<Source> },
  source: ObjectId,
  { id, invoice: _id, taken }: Use,
): Promise<number> {
  if (taken === null) return 0;
  const invoice = await invoices.findOne({ _id });
  if (invoice?.receipts?.some((receipt) => receipt.id.equals(id))) return 0;
  const amount = Math.min(invoice?.due ?? 0, taken);
  if (invoice)
    await invoices.updateOne(
      { _id },
      {
        $inc: { due: -amount, settled: amount },
        $push: { receipts: { id, source, amount } },
      },
    );
  if (amount < taken)
    await sources.updateOne(
      { _id: source, 'uses.id': id },
      {
        $inc: { left: taken - amount },
        $set: { 'uses.$.taken': amount },
      },
    );
  return 1;
}

/** Applies credit notes to invoices that were read before they were credited. */
async function creditAgain(invoices: Collection<Invoice>, notes: Collection): Promise<number> {
  let mended = 0;
  for await (const { _id: id, invoice, amount, fromDue } of notes.find()) {
    const which = { _id: invoice as ObjectId, 'credits.id': { $ne: id } };
    const lacking = await invoices.findOne(which);
    if (!lacking) continue;
    const off = Math.min(lacking.due ?? 0, Number(fromDue));
    await invoices.updateOne(which, {
      $inc: { due: -off },
      $push: { credits: { id, amount: Number(amount), fromDue: off } },
    });
    if (off < Number(fromDue))
      await notes.updateOne({ _id: id }, { $set: { fromDue: off }, $inc: { left: Number(fromDue) - off } });
    mended += 1;
  }
  return mended;
}

/**
 * Marks cash as counted when the backup read it before its count was stored; otherwise the next count would include it
 * again.
 */
async function claimAgain(db: Db, nameOf: NameOf): Promise<number> {
  let mended = 0;
  for await (const { _id: closing, rows, moves } of db.collection(nameOf('closings')).find())
    for (const [name, ids] of [
      ['payments', rows],
      ['tillMoves', moves],
    ] as const) {
      const unclaimed = { _id: { $in: ids as ObjectId[] }, closing: null };
      mended += (await db.collection(nameOf(name)).updateMany(unclaimed, { $set: { closing } }))
        .modifiedCount;
    }
  return mended;
}
