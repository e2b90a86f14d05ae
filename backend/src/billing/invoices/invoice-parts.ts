import { ITEM_NOT_FOUND, type InvoiceItem } from '@clinic/contract/billing/invoices';
import { toPaise } from '@clinic/contract/billing/invoice-totals';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { invalid } from '../../platform/http/api-error.ts';
import { Stock } from '../inventory/stock.service.ts';
import type { InvoiceLine, InvoiceRecord, StockLine } from './invoice.schema.ts';

/** Pieces of each item, by its id, that the client of a corrected invoice has already. */
export type Held = ReadonlyMap<string, number>;

/** Finds what an invoice names. */
@Injectable()
export class InvoiceParts {
  constructor(private readonly stock: Stock) {}

  /** Lines with the items' current names, and the wanted pieces; what needs no stock is settled at once. */
  async lines(
    items: readonly Pick<InvoiceItem, 'id' | 'quantity' | 'price'>[],
    held: Held,
  ): Promise<Pick<InvoiceRecord, 'items' | 'stock'>> {
    const found = await this.stock.find(items.map(({ id }) => new Types.ObjectId(id)));
    const known = new Map(found.map((item) => [item._id.toHexString(), item]));
    const stock = new Map<string, StockLine>();
    const lines = items.map(({ id, quantity, price }, index): InvoiceLine => {
      const item = known.get(id.toLowerCase());
      if (!item) throw invalid(`items.${index}.id`, ITEM_NOT_FOUND);
      const { _id, name, countInStock, kind } = item;
      const line = { id: _id, name, quantity, price: toPaise(price) };
      if (kind === 'service') return line;
      const key = _id.toHexString();
      const wanted = (stock.get(key)?.wanted ?? 0) + quantity;
      const kept = Math.min(held.get(key) ?? 0, wanted);
      const booked = wanted > kept && countInStock > 0 ? null : kept;
      stock.set(key, { item: _id, name, wanted, booked, ...(kept > 0 && { held: kept }) });
      return line;
    });
    return { items: lines, stock: [...stock.values()] };
  }
}
