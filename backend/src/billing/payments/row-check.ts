import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { together } from '../../platform/http/sent-in-pieces.ts';
import type { Effect } from '../../platform/writes/envelope.ts';
import { PAYMENTS } from '../invoices/invoice-money.ts';
import { InvoiceRecord } from '../invoices/invoice.schema.ts';
import { PaymentRecord } from './payment.schema.ts';
import { REFUND, type Refund } from './refunds.ts';
import { Sources, type Source } from './sources.ts';
import { wrongOf, type Wrong } from './wrong-money.ts';
import { pastMongoose } from '../../platform/database/past-mongoose.ts';

/** Effects that wait in a record. */
interface Waiting {
  outbox?: { effect?: Pick<Effect, 'kind'> & { data?: Partial<Refund> } }[];
}

type ById = Map<string, Source>;

/** So many records are read together. */
const AT_ONCE = 500;
const WAITING = { 'outbox.effect.kind': 1, 'outbox.effect.data.id': 1 } as const;

/**
 * Compares outgoing payments, the payments and credit notes that they refund, and the receipts of invoices with each
 * other. A record that is written later is read earlier, so that a change meanwhile is no fault.
 */
@Injectable()
export class RowCheck {
  constructor(
    @InjectModel(InvoiceRecord.name) private readonly invoices: Model<InvoiceRecord>,
    @InjectModel(PaymentRecord.name) private readonly payments: Model<PaymentRecord>,
    private readonly sources: Sources,
    private readonly clients: ClientsService,
  ) {}

  async run(): Promise<Wrong[]> {
    return [...(await this.rowsOut()), ...(await this.paidBack()), ...(await this.receipts())];
  }

  private async rowsOut(): Promise<Wrong[]> {
    const wrong: Wrong[] = [];
    const projection = { number: 1, kind: 1, amount: 1, client: 1, source: 1 };
    const found = pastMongoose(this.payments).find<PaymentRecord>({ direction: 'out' }, { projection });
    for await (const rows of together(found.batchSize(AT_ONCE))) {
      const sources = await this.byId(rows.flatMap(({ source }) => source ?? []));
      const sourceOf = ({ source }: PaymentRecord) => sources.get(String(source));
      const ofLive = await this.ofLiveClients(rows.filter((row) => !sourceOf(row)));
      for (const row of rows) {
        const source = sourceOf(row);
        const paid = source && paidBy(source, row);
        if (paid === undefined ? source !== undefined || ofLive(row) : paid !== row.amount)
          wrong.push(
            wrongOf(
              this.payments,
              row,
              paid === undefined
                ? 'No payment and no credit note says that this was paid of it.'
                : 'Its amount is another than its payment or credit note says.',
            ),
          );
      }
    }
    return wrong;
  }

  private async paidBack(): Promise<Wrong[]> {
    const wrong: Wrong[] = [];
    const gave = { $or: [{ 'outs.0': { $exists: true } }, { reversed: { $ne: null } }] };
    const projection = { number: 1, outs: 1, reversed: 1, ...WAITING };
    for (const model of this.sources.models) {
      const found = pastMongoose(model).find<Source & Waiting>(gave, { projection });
      for await (const sources of together(found.batchSize(AT_ONCE))) {
        const rows = await this.rowsOf(sources);
        for (const source of sources)
          if (!rows.has(source))
            wrong.push(wrongOf(model, source, 'A part of it went out, but no row says so.'));
      }
    }
    return wrong;
  }

  private async receipts(): Promise<Wrong[]> {
    const wrong: Wrong[] = [];
    const projection = { invoiceNumber: 1, client: 1, receipts: 1, ...WAITING };
    const found = pastMongoose(this.invoices).find<InvoiceRecord & Waiting>(
      { 'receipts.amount': { $gt: 0 } },
      { projection },
    );
    for await (const group of together(found.batchSize(AT_ONCE))) {
      const invoices = group.filter((one) => !waits(one, PAYMENTS));
      const sources = await this.byId(
        invoices.flatMap(({ receipts = [] }) => receipts.map(({ source }) => source)),
      );
      const lacking = invoices.filter(({ receipts = [] }) =>
        receipts.some(
          ({ id, source, amount }) =>
            amount > 0 && !sources.get(String(source))?.uses.some((use) => use.id.equals(id)),
        ),
      );
      const ofLive = await this.ofLiveClients(lacking);
      for (const invoice of lacking.filter(ofLive))
        wrong.push(wrongOf(this.invoices, invoice, 'It received money that no payment or credit note has.'));
    }
    return wrong;
  }

  private async byId(ids: Types.ObjectId[]): Promise<ById> {
    const projection = { client: 1, amount: 1, uses: 1, outs: 1, reversed: 1, reversing: 1 };
    const found = await Promise.all(
      this.sources.models.map((model) =>
        pastMongoose(model)
          .find<Source>({ _id: { $in: ids }, direction: { $ne: 'out' } }, { projection })
          .toArray(),
      ),
    );
    return new Map(found.flat().map((source) => [source._id.toHexString(), source]));
  }

  /** Tells whether a source has a row for each outgoing part, or an effect that will store it. */
  private async rowsOf(
    sources: (Source & Waiting)[],
  ): Promise<{ has: (source: Source & Waiting) => boolean }> {
    const ids = sources.flatMap(({ outs }) => outs.map(({ id }) => id));
    const reversed = sources.flatMap((source) => (source.reversed ? [source._id] : []));
    const either = { $or: [{ _id: { $in: ids } }, { kind: 'reversal', source: { $in: reversed } }] };
    const rows = await pastMongoose(this.payments)
      .find<PaymentRecord>(either, { projection: { kind: 1, source: 1 } })
      .toArray();
    const known = new Set(rows.map(({ _id, kind, source }) => String(kind === 'reversal' ? source : _id)));
    return {
      has: (source) =>
        source.outs.every(({ id }) => known.has(id.toHexString()) || waits(source, REFUND, id)) &&
        (!source.reversed || known.has(source._id.toHexString())),
    };
  }

  /** An erasure deletes a client's older records before the newer ones, so erased clients are left out. */
  private async ofLiveClients(rows: Pick<InvoiceRecord, 'client'>[]) {
    const ids =
      rows.length > 0 ? await this.clients.ids({ _id: { $in: rows.map(({ client }) => client.id) } }) : [];
    const live = new Set(ids.map(String));
    return ({ client }: Pick<InvoiceRecord, 'client'>): boolean => live.has(client.id.toHexString());
  }
}

function paidBy(source: Source, { _id, kind, client }: PaymentRecord): number | undefined {
  const { outs, reversed, reversing, amount } = source;
  if (!source.client.id.equals(client.id)) return undefined;
  if (kind === 'reversal') return reversed || reversing?.id.equals(_id) ? amount : undefined;
  return outs.find(({ id }) => id.equals(_id))?.amount;
}

const waits = ({ outbox = [] }: Waiting, kind: string, id?: Types.ObjectId): boolean =>
  outbox.some(({ effect }) => effect?.kind === kind && (!id || effect.data?.id?.equals(id)));
