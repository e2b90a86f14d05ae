import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { fromPaise } from '@clinic/contract/billing/invoice-totals';
import { clinicDateTime } from '@clinic/contract/clinic-calendar';
import { changedPriceWords, otherPriceWords } from '@clinic/contract/dashboards/admin-money-words';
import type { PriceRow } from '@clinic/contract/dashboards/admin-worklists';
import type { Worklist } from '@clinic/contract/dashboards/work-rows';
import type { Model } from 'mongoose';
import { ItemRecord } from '../../billing/inventory/item.schema.ts';
import { priceAt } from '../../billing/inventory/price-changes.ts';
import { InvoiceRecord } from '../../billing/invoices/invoice.schema.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { personView } from '../../platform/http/person-view.ts';
import type { Hidden } from './hidden-rows.service.ts';
import { workedOutList } from './worklist.ts';
import { pastMongoose } from '../../platform/database/past-mongoose.ts';

/** Moments from one to another, which is not included. */
interface Span {
  $gte: Date;
  $lt: Date;
}

type Item = Required<Pick<ItemRecord, '_id' | 'name' | 'price' | 'priceChanges'>>;
type Made = Pick<InvoiceRecord, '_id' | 'invoiceNumber' | 'client' | 'items' | 'createdBy' | 'createdAt'>;

const PRICES = { name: 1, price: 1, priceChanges: 1 };
const LINES = { invoiceNumber: 1, client: 1, items: 1, createdBy: 1, createdAt: 1 };

/** Changes of prices: of an item, or in one invoice. */
@Injectable()
export class AdminPrices {
  constructor(
    @InjectModel(ItemRecord.name) private readonly items: Model<ItemRecord>,
    @InjectModel(InvoiceRecord.name) private readonly invoices: Model<InvoiceRecord>,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Returns changed prices, those of items first. */
  async changed(hidden: Hidden, span: Span): Promise<Worklist<PriceRow>> {
    const [items, invoices] = await Promise.all([this.changedItems(span), this.otherwisePriced(span)]);
    return workedOutList('changedPrices', [...items, ...invoices], hidden);
  }

  private async changedItems(span: Span): Promise<PriceRow[]> {
    const found = await pastMongoose(this.items)
      .find<Item>({ priceChanges: { $elemMatch: { at: span } } }, { projection: PRICES, sort: { name: 1 } })
      .toArray();
    return found.map(({ _id, name, priceChanges }) => {
      const changes = priceChanges.filter(({ at }) => at >= span.$gte && at < span.$lt);
      const { at, by } = changes.at(-1)!;
      const prices = [changes[0]!.from, ...changes.map(({ to }) => to)].map(fromPaise);
      return {
        id: _id.toHexString(),
        fact: at.toISOString(),
        words: changedPriceWords({ name, prices, by, at: this.moment(at) }),
        since: null,
        person: null,
        invoice: null,
      };
    });
  }

  /** Returns invoices with a line at another price than its item had then, the latest first. */
  private async otherwisePriced(createdAt: Span): Promise<PriceRow[]> {
    const made = await pastMongoose(this.invoices)
      .find<Made>({ createdAt }, { projection: LINES, sort: { createdAt: -1, _id: -1 } })
      .toArray();
    const ids = made.flatMap(({ items }) => items.map(({ id }) => id));
    const items = await pastMongoose(this.items)
      .find<Item>({ _id: { $in: ids } }, { projection: PRICES })
      .toArray();
    const known = new Map(items.map((item) => [item._id.toHexString(), item]));
    return made.flatMap((invoice): PriceRow[] => {
      const lines = invoice.items.flatMap(({ id, name, price }) => {
        const item = known.get(id.toHexString());
        const usual = item ? priceAt(item, invoice.createdAt) : price;
        return price === usual ? [] : [{ name, price: fromPaise(price), usual: fromPaise(usual) }];
      });
      if (lines.length === 0) return [];
      const { _id, invoiceNumber: number, client, createdBy, createdAt: at } = invoice;
      const id = _id.toHexString();
      const words = otherPriceWords({ number, by: createdBy.name, at: this.moment(at), lines });
      return [{ id, fact: number, words, since: null, person: personView(client), invoice: id }];
    });
  }

  private readonly moment = (at: Date) => clinicDateTime(at, this.env.clinicTimezone);
}
