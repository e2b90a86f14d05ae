import { ITEM_NOT_FOUND, type InvoiceItem } from '@clinic/contract/billing/invoices';
import { toPaise } from '@clinic/contract/billing/invoice-totals';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { invalid } from '../../platform/http/api-error.ts';
import { priceAt } from '../inventory/price-changes.ts';
import { Stock, type SoldItem } from '../inventory/stock.service.ts';
import type { InvoiceLine, InvoiceRecord, StockLine } from './invoice.schema.ts';

/** Pieces by item id that the client has already by a corrected invoice. */
export type Held = ReadonlyMap<string, number>;

/** The invoice that another one replaces; its pieces and money are taken over first. */
export interface Replaced {
  held: Held;
  /** When it was made: a price that was lower at that time is no discount now. */
  madeAt: Date;
}

interface Parts extends Pick<InvoiceRecord, 'items' | 'stock'> {
  taxClasses: (string | undefined)[];
  /** The lines' distance below the items' own prices, in paise. */
  cut: number;
}

/** Finds the items and tax classes that an invoice names. */
@Injectable()
export class InvoiceParts {
  constructor(private readonly stock: Stock) {}

  /**
   * Returns lines with the items' current names, the wanted pieces, and the id of each line's tax class; a line without
   * stock counts as booked at once.
   */
  async lines(
    items: readonly Pick<InvoiceItem, 'id' | 'quantity' | 'price'>[],
    replaced?: Replaced,
  ): Promise<Parts> {
    const found = await this.stock.find(items.map(({ id }) => new Types.ObjectId(id)));
    const known = new Map(found.map((item) => [item._id.toHexString(), item]));
    const stock = new Map<string, StockLine>();
    let cut = 0;
    const lines = items.map(({ id, quantity, price }, index): InvoiceLine => {
      const item = known.get(id.toLowerCase());
      if (!item) throw invalid(`items.${index}.id`, ITEM_NOT_FOUND);
      const { _id, name, countInStock, kind } = item;
      const line = { id: _id, name, quantity, price: toPaise(price) };
      cut += Math.max(0, ownPrice(item, replaced) - line.price) * quantity;
      if (kind === 'service') return line;
      const key = _id.toHexString();
      const wanted = (stock.get(key)?.wanted ?? 0) + quantity;
      const kept = Math.min(replaced?.held.get(key) ?? 0, wanted);
      const booked = wanted > kept && countInStock > 0 ? null : kept;
      stock.set(key, { item: _id, name, wanted, booked, ...(kept > 0 && { held: kept }) });
      return line;
    });
    const taxClasses = lines.map(({ id }) => known.get(id.toHexString())?.taxClass?.toHexString());
    return { items: lines, stock: [...stock.values()], taxClasses, cut };
  }
}

/** Returns the lower price, when it was raised since the replaced invoice. */
const ownPrice = (item: SoldItem, replaced: Replaced | undefined): number =>
  replaced ? Math.min(item.price, priceAt(item, replaced.madeAt)) : item.price;
