import type { Day } from '@clinic/contract/clinic-calendar';
import { toPaise } from '@clinic/contract/billing/invoice-totals';
import type { WantedUse } from '@clinic/contract/billing/payments';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { pastMongoose } from '../../platform/database/past-mongoose.ts';
import { invalid } from '../../platform/http/api-error.ts';
import { InvoiceRecord } from '../invoices/invoice.schema.ts';
import type { Owing } from './due.view.ts';
import type { SourceUse } from './payment.schema.ts';
import { wantedIn } from './settling.ts';

type Named = Pick<InvoiceRecord, '_id' | 'invoiceNumber'>;

const newUse = ({ _id: invoice, invoiceNumber }: Named, wanted: number): SourceUse => ({
  id: new Types.ObjectId(),
  invoice,
  invoiceNumber,
  wanted,
  taken: null,
});

const OWING = { invoiceNumber: 1, client: 1, date: 1, total: 1, due: 1, dueOn: 1 };
const OWING_NOW = { ...OWING, saidPaid: 1 };

/** Reads invoices by what is due of them, and decides for which ones a client's money is used. */
@Injectable()
export class DueInvoices {
  constructor(@InjectModel(InvoiceRecord.name) private readonly invoices: Model<InvoiceRecord>) {}

  /** Makes uses of so many paise: for the named invoices, or for the oldest dues first. Throws INVALID_INPUT. */
  async usesOf(
    client: Types.ObjectId,
    amount: number,
    named: readonly WantedUse[] | undefined,
  ): Promise<SourceUse[]> {
    if (!named) return this.oldest(client, amount);
    const uses = await this.named(client, named);
    if (wantedIn(uses) > amount) throw invalid('invoices', 'Please share no more than there is.');
    return uses;
  }

  /** Finds a client's unpaid invoices, oldest first. */
  owing(client: Types.ObjectId) {
    return pastMongoose(this.invoices).find<InvoiceRecord>(
      { 'client.id': client, due: { $gt: 0 } },
      { sort: { date: 1, _id: 1 } },
    );
  }

  /** Returns the largest total of the client's invoices; 0 without one. */
  async largestTotal(client: Types.ObjectId): Promise<number> {
    const [found] = await pastMongoose(this.invoices)
      .find<Pick<InvoiceRecord, 'total'>>(
        { 'client.id': client },
        { sort: { total: -1 }, limit: 1, projection: { total: 1 } },
      )
      .toArray();
    return found?.total ?? 0;
  }

  /** Finds unpaid invoices of all clients; with `before` only the earlier ones. */
  owed({ before }: { before?: Day } = {}): Promise<Owing[]> {
    return pastMongoose(this.invoices)
      .find<Owing>(
        { due: { $gt: 0 }, ...(before && { date: { $lt: before } }) },
        { hint: 'dues', projection: OWING_NOW },
      )
      .toArray();
  }

  /** Finds unpaid invoices until the day, and the named ones. */
  owedOrAmong(ids: readonly Types.ObjectId[], until: Day): Promise<Owing[]> {
    const owed = { due: { $gt: 0 } };
    return pastMongoose(this.invoices)
      .find<Owing>({ date: { $lte: until }, $or: [owed, { _id: { $in: ids } }] }, { projection: OWING })
      .toArray();
  }

  private async oldest(client: Types.ObjectId, amount: number): Promise<SourceUse[]> {
    const uses: SourceUse[] = [];
    let left = amount;
    for await (const invoice of this.owing(client)) {
      const wanted = Math.min(left, invoice.due ?? 0);
      uses.push(newUse(invoice, wanted));
      left -= wanted;
      if (left === 0) break;
    }
    return uses;
  }

  private async named(client: Types.ObjectId, named: readonly WantedUse[]): Promise<SourceUse[]> {
    const ids = named.map(({ invoice }) => new Types.ObjectId(invoice));
    const found = await pastMongoose(this.invoices)
      .find<InvoiceRecord>({ _id: { $in: ids }, 'client.id': client })
      .toArray();
    const known = new Map(found.map((invoice) => [invoice._id.toHexString(), invoice]));
    return named.map(({ invoice, amount }, index) => {
      const one = known.get(invoice.toLowerCase());
      if (!one) throw invalid(`invoices.${index}.invoice`, 'Please choose an invoice of this client.');
      return newUse(one, toPaise(amount));
    });
  }
}
