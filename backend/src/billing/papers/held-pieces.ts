import type { Types } from 'mongoose';
import type { Held } from '../invoices/invoice-parts.ts';
import type { InvoiceRecord } from '../invoices/invoice.schema.ts';
import type { CreditNoteRecord } from '../payments/credit-note.schema.ts';

/** Pieces of each item that were taken off the shelf for an invoice, without those that were credited before. */
export function heldOf(
  { items, stock }: InvoiceRecord,
  notes: readonly Pick<CreditNoteRecord, 'lines'>[],
): Held {
  const held = new Map(stock.map(({ item, booked }) => [item.toHexString(), booked ?? 0]));
  for (const { line, quantity } of notes.flatMap(({ lines }) => lines)) {
    const item = items[line]?.id.toHexString();
    if (item) held.set(item, Math.max(0, (held.get(item) ?? 0) - (quantity ?? 0)));
  }
  return held;
}

/** Pieces that the new invoice does not keep. */
export function piecesNotKept(
  held: Held,
  old: Pick<InvoiceRecord, 'stock'>,
  { stock }: Pick<InvoiceRecord, 'stock'>,
): { item: Types.ObjectId; pieces: number }[] {
  const kept = new Map(stock.map((line) => [line.item.toHexString(), line.held ?? 0]));
  return old.stock.flatMap(({ item }) => {
    const id = item.toHexString();
    const pieces = (held.get(id) ?? 0) - (kept.get(id) ?? 0);
    return pieces > 0 ? [{ item, pieces }] : [];
  });
}
