import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Invoice, InvoiceCreated } from '@clinic/contract/billing/invoices';
import { issuerOn } from '@clinic/contract/billing/issuers';
import { clinicFacts } from '@clinic/contract/clinic';
import type { FoundInvoice } from '@clinic/contract/dashboards/search-calls';
import { numberPattern } from '@clinic/contract/platform/search-keys';
import { Types, type Model } from 'mongoose';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { BusinessSettings } from '../business/business-settings.service.ts';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { together } from '../../platform/http/sent-in-pieces.ts';
import { findPage, pageOf, type Page } from '../../platform/rest/find-page.ts';
import { remembered } from '../../platform/database/list-memory.ts';
import type { ListQuery } from '../../platform/rest/list-query.ts';
import type { CreateInvoiceDto } from './invoice.dto.ts';
import { InvoiceRecord } from './invoice.schema.ts';
import { InvoiceDrafts, type Draft } from './invoice-drafts.ts';
import { proposedNumber, yearSeries } from './invoice-number.ts';
import { InvoiceStock, isSettled } from './invoice-stock.ts';
import { invoiceView, warningsOf } from './invoice.view.ts';
import { Clock } from '../../platform/config/clock.ts';
import { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { pastMongoose } from '../../platform/database/past-mongoose.ts';

/** So many invoices of a whole list come from the database together. */
const READ_AT_ONCE = 500;
const FOR_VIEWS = { searchKeys: 0, stateKey: 0, receipts: 0, createdBy: 0 } as const;

@Injectable()
export class InvoicesService {
  constructor(
    @InjectModel(InvoiceRecord.name) private readonly invoices: Model<InvoiceRecord>,
    private readonly business: BusinessSettings,
    private readonly clients: ClientsService,
    private readonly drafts: InvoiceDrafts,
    private readonly stock: InvoiceStock,
    private readonly records: Records,
    private readonly clock: Clock,
  ) {}

  async list(query: ListQuery): Promise<Page<Invoice>> {
    return pageOf(await findPage(this.invoices, query, {}, FOR_VIEWS), invoiceView);
  }

  /** Yields invoices newest first, in groups, since there may be a million. */
  async *all(): AsyncGenerator<Invoice[]> {
    const found = pastMongoose(this.invoices).find<InvoiceRecord>({}, { projection: FOR_VIEWS });
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
    // Reads past mongoose, since building its query costs as much as the database's answer.
    const invoice = await pastMongoose(this.invoices).findOne<InvoiceRecord>(
      { _id },
      { projection: FOR_VIEWS },
    );
    if (!invoice) throw new ApiError('NOT_FOUND');
    return invoice;
  }

  /** Condition for the invoices of the clients whom a text finds, and for those with it anywhere in their number. */
  async matching(text: string): Promise<Record<string, unknown>> {
    const pattern = numberPattern(text);
    if (!pattern) return {};
    const byNumber = { searchKeys: { $regex: pattern } };
    const [clients, numbered] = await Promise.all([
      this.clients.idsMatching(text),
      // An "or" of two conditions is slow: one look into the index tells whether both are needed.
      remembered(this.invoices, `numbered ${pattern}`, () =>
        pastMongoose(this.invoices).findOne(byNumber, { projection: { _id: 1 }, hint: { searchKeys: 1 } }),
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
   * Makes an invoice and takes its items off the stock; missing stock does not fail it. A repeated request with the
   * same key answers the first invoice. Throws INVALID_INPUT, CLIENT_ERASING, INVOICE_NUMBER_TAKEN,
   * IDEMPOTENCY_MISMATCH.
   */
  async create(context: WriteContext, fields: CreateInvoiceDto): Promise<Omit<InvoiceCreated, 'message'>> {
    const record = await this.records.once(
      this.invoices,
      context,
      () => this.business.makingPaper(() => this.insert(context, fields)),
      async (first) => {
        // The server may have been killed after it stored the invoice and before it booked the stock.
        await this.stock.settle(first);
        return first;
      },
    );
    return this.created(record, fields);
  }

  /** Answers a new invoice, and reads it again when effects, such as booked stock, may have changed it. */
  async created(
    made: InvoiceRecord,
    { useCredit }: Pick<CreateInvoiceDto, 'useCredit'>,
  ): Promise<Omit<InvoiceCreated, 'message'>> {
    const settled = isSettled(made) && !useCredit ? made : await this.stored(made._id);
    return { invoice: invoiceView(settled), warnings: warningsOf(settled) };
  }

  private async insert(context: WriteContext, fields: CreateInvoiceDto): Promise<InvoiceRecord> {
    return this.insertDraft(context, await this.drafts.simple(context, fields));
  }

  /** Throws INVOICE_NUMBER_TAKEN. */
  async insertDraft(context: WriteContext, { invoice, effects }: Draft): Promise<InvoiceRecord> {
    const issuer = issuerOn(clinicFacts(), await this.business.current(), invoice.date);
    try {
      return await this.records.insert(
        this.invoices,
        context,
        { ...invoice, issuer },
        { effects, asIs: true },
      );
    } catch (error) {
      if (!isDuplicateKey(error, 'numberKey')) throw error;
      throw await this.numberTaken();
    }
  }

  /** Throws INVOICE_NUMBER_TAKEN, before a write that must not be refused. */
  async requireFree({ numberKey }: InvoiceRecord): Promise<void> {
    if (await this.invoices.exists({ numberKey })) throw await this.numberTaken();
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
