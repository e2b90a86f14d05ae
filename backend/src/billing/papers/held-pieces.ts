import type { Types } from 'mongoose';
import type { Held } from '../invoices/invoice-parts.ts';
import type { InvoiceRecord } from '../invoices/invoice.schema.ts';
import type { CreditedLine, CreditNoteRecord } from '../payments/credit-note.schema.ts';

export interface Piece {
  item: Types.ObjectId;
  pieces: number;
}

/**
 * Counts the pieces of each item that left the shelf for an invoice and were not credited. Pieces that were sold
 * without being in stock are credited first.
 */
export function heldOf(
  { items, stock }: InvoiceRecord,
  notes: readonly Pick<CreditNoteRecord, 'lines'>[],
): Held {
  const sold = new Map(stock.map(({ item, wanted }) => [item.toHexString(), wanted]));
  for (const { line, quantity } of notes.flatMap(({ lines }) => lines)) {
    const item = items[line]?.id.toHexString();
    if (item) sold.set(item, Math.max(0, (sold.get(item) ?? 0) - (quantity ?? 0)));
  }
  return new Map(
    stock.map(({ item, booked }) => {
      const id = item.toHexString();
      return [id, Math.min(booked ?? 0, sold.get(id) ?? 0)];
    }),
  );
}

/**
 * Returns the lines of a new note with the pieces that never left the shelf, and the pieces of each item that go back.
 */
export function piecesBack(
  invoice: InvoiceRecord,
  before: readonly Pick<CreditNoteRecord, 'lines'>[],
  lines: readonly CreditedLine[],
): { lines: CreditedLine[]; shelf: Piece[] } {
  const held = heldOf(invoice, before);
  const after = heldOf(invoice, [...before, { lines: [...lines] }]);
  const left = new Map([...held].map(([item, pieces]) => [item, pieces - (after.get(item) ?? 0)]));
  const shelf = new Map<string, Piece>();
  const said = lines.map((line): CreditedLine => {
    const { quantity, returned } = line;
    const item = invoice.items[line.line]?.id;
    if (returned !== 'shelf' || !item || !quantity) return line;
    const id = item.toHexString();
    const pieces = Math.min(quantity, left.get(id) ?? 0);
    left.set(id, (left.get(id) ?? 0) - pieces);
    if (pieces > 0) shelf.set(id, { item, pieces: (shelf.get(id)?.pieces ?? 0) + pieces });
    return pieces === quantity ? line : { ...line, neverLeft: quantity - pieces };
  });
  return { lines: said, shelf: [...shelf.values()] };
}

/** Returns the pieces that the new invoice does not keep. */
export function piecesNotKept(
  held: Held,
  old: Pick<InvoiceRecord, 'stock'>,
  { stock }: Pick<InvoiceRecord, 'stock'>,
): Piece[] {
  const kept = new Map(stock.map((line) => [line.item.toHexString(), line.held ?? 0]));
  return old.stock.flatMap(({ item }) => {
    const id = item.toHexString();
    const pieces = (held.get(id) ?? 0) - (kept.get(id) ?? 0);
    return pieces > 0 ? [{ item, pieces }] : [];
  });
}
