import { ITEM_NOT_FOUND } from '@clinic/contract/billing/invoices';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Invoice, InvoiceCreated } from '@clinic/contract/billing/invoices';
import type { FoundInvoice } from '@clinic/contract/dashboards/search-calls';
import { toPaise } from '@clinic/contract/billing/invoice-totals';
import { numberKeys, numberPattern } from '@clinic/contract/platform/search-keys';
import { Types, type Model } from 'mongoose';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { Effects } from '../../platform/writes/effects.ts';
import type { Effect } from '../../platform/writes/envelope.ts';
import { invalid, ApiError } from '../../platform/http/api-error.ts';
import { together } from '../../platform/http/sent-in-pieces.ts';
import { Stock } from '../inventory/stock.service.ts';
import { findPage, pageOf, type Page } from '../../platform/rest/find-page.ts';
import { remembered } from '../../platform/database/list-memory.ts';
import { withoutOwnFields } from '../../platform/database/own-fields.ts';
import type { ListQuery } from '../../platform/rest/list-query.ts';
import type { CreateInvoiceDto } from './invoice.dto.ts';
import { InvoiceRecord, InvoiceSchema, type InvoiceLine, type StockLine } from './invoice.schema.ts';
import { numberKeyOf, proposedNumber, seriesOf, yearSeries } from './invoice-number.ts';
import { sumsOf } from './invoice-sums.ts';
import { invoiceView, warningsOf } from './invoice.view.ts';
import { Clock } from '../../platform/config/clock.ts';
import { Records } from '../../platform/writes/records.ts';
import { job, type WriteContext } from '../../platform/writes/write-context.ts';

/** After so many milliseconds from its settling, an invoice books no more stock. */
const FORGET_AFTER = 60 * 60 * 1000;
/** Invoices of a whole list that the database sends together. */
const READ_AT_ONCE = 500;
/** Worked out once: the reading of one invoice is a hot path. */
const FOR_VIEWS = { ...withoutOwnFields(InvoiceSchema), searchKeys: 0, createdBy: 0 } as const;

@Injectable()
export class InvoicesService implements OnModuleInit {
  private readonly logger = new Logger(InvoicesService.name);

  constructor(
    @InjectModel(InvoiceRecord.name) private readonly invoices: Model<InvoiceRecord>,
    @Inject(ENV) private readonly env: Env,
    private readonly clients: ClientsService,
    private readonly stock: Stock,
    private readonly records: Records,
    private readonly effects: Effects,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.effects.handle<InvoiceRecord>(InvoiceRecord.name, 'stock', (invoice) => this.settle(invoice));
    this.effects.handle<InvoiceRecord>(InvoiceRecord.name, 'forget', ({ _id, stock }) =>
      this.stock.forget(
        _id,
        stock.map(({ item }) => item),
      ),
    );
  }

  async list(query: ListQuery): Promise<Page<Invoice>> {
    return pageOf(await findPage(this.invoices, query, {}, FOR_VIEWS), invoiceView);
  }

  /** Newest first, in groups: there may be a million. */
  async *all(): AsyncGenerator<Invoice[]> {
    const found = this.invoices.collection.find<InvoiceRecord>({}, { projection: FOR_VIEWS });
    for await (const group of together(found.sort({ date: -1, _id: -1 }).batchSize(READ_AT_ONCE)))
      yield group.map(invoiceView);
  }

  /** Newest first. */
  async ofClient(client: string): Promise<Invoice[]> {
    const invoices = await this.invoices
      .find({ 'client.id': new Types.ObjectId(client) }, FOR_VIEWS)
      .sort({ date: -1, _id: -1 })
      .lean<InvoiceRecord[]>();
    return invoices.map(invoiceView);
  }

  /** Throws NOT_FOUND. */
  async get(id: string): Promise<Invoice> {
    return invoiceView(await this.stored(new Types.ObjectId(id)));
  }

  /** Throws NOT_FOUND. */
  private async stored(_id: Types.ObjectId): Promise<InvoiceRecord> {
    // Past mongoose, since its query costs as much as the database's answer.
    const invoice = await this.invoices.collection.findOne<InvoiceRecord>({ _id }, { projection: FOR_VIEWS });
    if (!invoice) throw new ApiError('NOT_FOUND');
    return invoice;
  }

  /** The invoices of the clients whom a text finds, and those that have it anywhere in their number. */
  async matching(text: string): Promise<Record<string, unknown>> {
    const pattern = numberPattern(text);
    if (!pattern) return {};
    const byNumber = { searchKeys: { $regex: pattern } };
    const [clients, numbered] = await Promise.all([
      this.clients.idsMatching(text),
      // An "or" of two conditions is slow: one look into the index tells whether both are needed.
      remembered(this.invoices, `numbered ${pattern}`, () =>
        this.invoices.collection.findOne(byNumber, { projection: { _id: 1 }, hint: { searchKeys: 1 } }),
      ),
    ]);
    if (clients.length === 0) return byNumber;
    const byClient = { 'client.id': { $in: clients } };
    return numbered ? { $or: [byClient, byNumber] } : byClient;
  }

  async search(text: string, limit: number): Promise<FoundInvoice[]> {
    const pattern = numberPattern(text);
    if (!pattern) return [];
    const found = await this.invoices
      .find({ searchKeys: { $regex: pattern } }, { invoiceNumber: 1, 'client.name': 1 })
      .hint({ searchKeys: 1 })
      .limit(limit)
      .lean<InvoiceRecord[]>();
    return found
      .map(({ _id, invoiceNumber, client }) => ({
        id: _id.toHexString(),
        invoiceNumber,
        client: client.name,
      }))
      .toSorted((one, other) => one.invoiceNumber.localeCompare(other.invoiceNumber));
  }

  async nextNumber(): Promise<string> {
    const year = this.year();
    const last = await this.invoices
      .findOne({ series: yearSeries(year), serial: { $exists: true } }, { serial: 1 })
      .sort({ serial: -1 })
      .lean();
    return proposedNumber(year, (last?.serial ?? 0) + 1);
  }

  /**
   * Makes an invoice and takes its items off the stock; missing stock does not fail it. Repeated with the
   * same key, it answers the first one. Throws INVALID_INPUT, CLIENT_ERASING, INVOICE_NUMBER_TAKEN,
   * IDEMPOTENCY_MISMATCH.
   */
  async create(context: WriteContext, fields: CreateInvoiceDto): Promise<Omit<InvoiceCreated, 'message'>> {
    const record = await this.records.once(
      this.invoices,
      context,
      () => this.insert(context, fields),
      async (first) => {
        // The server that made it may have been killed before it booked the stock.
        await this.settle(first);
        return first;
      },
    );
    const settled = isSettled(record) ? record : await this.stored(record._id);
    return { invoice: invoiceView(settled), warnings: warningsOf(settled) };
  }

  private async insert(context: WriteContext, fields: CreateInvoiceDto): Promise<InvoiceRecord> {
    if (fields.selectedPlan && fields.pricePerWeek == null)
      throw invalid('pricePerWeek', 'Please enter the price per week of the plan.');
    const [client, { items, stock }] = await Promise.all([this.client(fields.client), this.lines(fields)]);
    const now = this.clock.now();
    const effects: Effect[] = stock.some(({ booked }) => booked === null)
      ? [{ key: 'stock', kind: 'stock', at: now }]
      : [];
    const invoice: InvoiceRecord = {
      _id: new Types.ObjectId(),
      invoiceNumber: fields.invoiceNumber,
      numberKey: numberKeyOf(fields.invoiceNumber),
      searchKeys: numberKeys(fields.invoiceNumber),
      ...seriesOf(fields.invoiceNumber),
      date: fields.date,
      client,
      items,
      stock,
      paymentMode: fields.paymentMode ?? 'Cash',
      ...sumsOf(fields),
      createdBy: context.author,
      createdAt: now,
      updatedAt: now,
    };
    try {
      return await this.records.insert(this.invoices, context, invoice, { effects, asIs: true });
    } catch (error) {
      if (!isDuplicateKey(error, 'numberKey')) throw error;
      throw await this.numberTaken();
    }
  }

  private async settle(invoice: InvoiceRecord): Promise<void> {
    if (isSettled(invoice)) return;
    const booked = await this.stock.book(
      invoice._id,
      invoice.stock.filter((line) => line.booked === null),
    );
    const stock = invoice.stock.map((line): StockLine => ({
      ...line,
      booked: line.booked ?? booked.get(line.item.toHexString()) ?? 0,
    }));
    const forget: Effect = {
      key: 'forget',
      kind: 'forget',
      at: new Date(this.clock.now().getTime() + FORGET_AFTER),
    };
    // Settling is no change of the invoice that a reader has to notice.
    await this.records.update(
      this.invoices,
      job(),
      { _id: invoice._id, 'stock.booked': null },
      { $set: { stock } },
      { effectsLater: [forget], asIs: true, durable: false },
    );
    for (const { item, wanted, booked: got } of warningsOf({ ...invoice, stock }))
      this.logger.warn(`Invoice ${invoice.invoiceNumber}: ${got} of ${wanted} ${item} were in stock.`);
  }

  private async client(clientId: string): Promise<InvoiceRecord['client']> {
    try {
      return await this.clients.named(clientId);
    } catch (error) {
      if (error instanceof ApiError && error.code !== 'CLIENT_ERASING')
        throw invalid('client', 'Please choose a client.');
      throw error;
    }
  }

  /** Lines with the items' current names, and the wanted pieces; an item without stock is settled at once. */
  private async lines({ items }: CreateInvoiceDto): Promise<{ items: InvoiceLine[]; stock: StockLine[] }> {
    const found = await this.stock.find(items.map(({ id }) => new Types.ObjectId(id)));
    const known = new Map(found.map((item) => [item._id.toHexString(), item]));
    const stock = new Map<string, StockLine>();
    const lines = items.map(({ id, quantity, price }, index): InvoiceLine => {
      const item = known.get(id.toLowerCase());
      if (!item) throw invalid(`items.${index}.id`, ITEM_NOT_FOUND);
      const { _id, name, countInStock } = item;
      const key = _id.toHexString();
      const wanted = (stock.get(key)?.wanted ?? 0) + quantity;
      stock.set(key, { item: _id, name, wanted, booked: countInStock > 0 ? null : 0 });
      return { id: _id, name, quantity, price: toPaise(price) };
    });
    return { items: lines, stock: [...stock.values()] };
  }

  private async numberTaken(): Promise<ApiError> {
    const invoiceNumber = await this.nextNumber();
    const message = `This invoice number is already in use. The next free one is ${invoiceNumber}.`;
    return new ApiError('INVOICE_NUMBER_TAKEN', {
      message,
      details: { invoiceNumber: [message] },
      body: { nextNumber: invoiceNumber },
    });
  }

  private year(): string {
    return this.clock.today().slice(0, 4);
  }
}

const isSettled = ({ stock }: Pick<InvoiceRecord, 'stock'>): boolean =>
  stock.every(({ booked }) => booked !== null);
