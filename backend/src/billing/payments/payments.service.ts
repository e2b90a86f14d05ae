import { toPaise } from '@clinic/contract/billing/invoice-totals';
import type { Payment } from '@clinic/contract/billing/payments';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { Clock } from '../../platform/config/clock.ts';
import { ApiError, invalid } from '../../platform/http/api-error.ts';
import { findPage, pageOf, type Page } from '../../platform/rest/find-page.ts';
import type { ListQuery } from '../../platform/rest/list-query.ts';
import { Effects } from '../../platform/writes/effects.ts';
import { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { paidOn } from '../invoices/invoice-money.ts';
import { BusinessSettings } from '../business/business-settings.service.ts';
import { PaperNumbers } from '../series/paper-numbers.ts';
import { AdvanceClasses } from './advance-classes.ts';
import { CarriedPayments } from './carried-payments.ts';
import { derivedId } from './derived-id.ts';
import { DueInvoices } from './due-invoices.ts';
import { namedAuthor, newPayment } from './payment-row.ts';
import { PaymentRecord, type NamedPerson } from './payment.schema.ts';
import type { AllocatePaymentDto, ReceivePaymentDto } from './payment.dto.ts';
import { paymentView } from './payment.view.ts';
import { ReservedDues } from './reserved-dues.ts';
import { Settling, settlingOf, wantedIn } from './settling.ts';
import { Sources } from './sources.ts';

@Injectable()
export class PaymentsService {
  constructor(
    @InjectModel(PaymentRecord.name) private readonly payments: Model<PaymentRecord>,
    private readonly clients: ClientsService,
    private readonly business: BusinessSettings,
    private readonly advances: AdvanceClasses,
    private readonly carried: CarriedPayments,
    private readonly dueInvoices: DueInvoices,
    private readonly sources: Sources,
    private readonly reserved: ReservedDues,
    private readonly settling: Settling,
    private readonly numbers: PaperNumbers,
    private readonly records: Records,
    private readonly effects: Effects,
    private readonly clock: Clock,
  ) {}

  async list(query: ListQuery): Promise<Page<Payment>> {
    await this.carried.moveWaiting();
    return pageOf(await findPage<PaymentRecord>(this.payments, query), paymentView);
  }

  /** Newest first. */
  async ofClient(client: string): Promise<Payment[]> {
    const id = new Types.ObjectId(client);
    await this.carried.moveWaiting(id);
    const payments = await this.payments.find({ 'client.id': id }).sort({ day: -1, _id: -1 }).lean();
    return payments.map(paymentView);
  }

  /** Throws NOT_FOUND. */
  async get(id: string): Promise<Payment> {
    const payment = await this.payments.findById(id).lean();
    if (!payment) throw new ApiError('NOT_FOUND');
    return paymentView(payment);
  }

  /** Throws INVALID_INPUT, CLIENT_ERASING, NOT_REGISTERED, BOOKS_CLOSED, DUE_CHANGED. */
  async receive(context: WriteContext, fields: ReceivePaymentDto): Promise<Payment> {
    const receive = (): Promise<PaymentRecord> => this.insert(context, fields);
    const received = await this.records.once(this.payments, context, receive, async (earlier) => {
      await this.effects.run(PaymentRecord.name, earlier._id);
      return earlier;
    });
    return this.get(received._id.toHexString());
  }

  /**
   * Uses a payment or credit note for invoices; answers the client. Throws NOT_FOUND, IDEMPOTENCY_MISMATCH,
   * INVALID_INPUT, CREDIT_USED.
   */
  async allocate(context: WriteContext, { source, invoices }: AllocatePaymentDto): Promise<NamedPerson> {
    const _id = new Types.ObjectId(source);
    const { model } = await this.sources.get(_id);
    await this.sources.requireKeyOf(model, context);
    const allocate = async () => {
      await this.records.refuseRepeat(model, context);
      const found = await this.sources.get(_id);
      const { client, left } = found.source;
      if (left === 0) throw new ApiError('CREDIT_USED');
      const uses = await this.dueInvoices.usesOf(client.id, invoices ? Infinity : left, invoices);
      if (uses.length === 0) throw invalid('invoices', 'This client owes nothing.');
      const used = await this.settling.use(context, found, uses, this.clock.now());
      if (!used) throw new ApiError('CREDIT_USED');
      return used;
    };
    return (await this.records.once(model, context, allocate, (earlier) => earlier)).client;
  }

  private async insert(context: WriteContext, fields: ReceivePaymentDto): Promise<PaymentRecord> {
    const { mode, on, reference } = fields;
    const paid = paidOn({ mode, on }, this.clock.today(), 'on');
    const client = await this.clients.chosen(fields.client);
    const amount = toPaise(fields.amount);
    // An advance pays for nothing that is invoiced already.
    const invoices = fields.invoices ?? (fields.advance ? [] : undefined);
    const uses = await this.dueInvoices.usesOf(client.id, amount, invoices);
    const advance = fields.advance ? await this.advances.classesOfAdvance(fields.advance, paid) : undefined;
    await this.business.requireOpenBooks(paid);
    const at = this.clock.now();
    const row = {
      _id: idOf(context),
      direction: 'in',
      kind: 'receipt',
      client,
      mode,
      amount,
      reference: reference ?? '',
      by: namedAuthor(context.author),
      left: amount - wantedIn(uses),
      uses,
      ...(advance && { advance }),
    } as const;
    const store = () =>
      this.numbers.insertNumbered(
        this.payments,
        context,
        { paper: advance ? 'voucher' : 'receipt', day: paid, follows: true },
        (number) => newPayment({ ...row, ...number, uses: [...uses] }, at),
        { effects: settlingOf(uses, at), asIs: true },
      );
    if (fields.due === undefined) return store();
    const named = invoices?.map(({ invoice }) => new Types.ObjectId(invoice));
    const coming = { _id: row._id, client: client.id, uses };
    return this.reserved.stored(coming, { seen: toPaise(fields.due), named }, store);
  }
}

/** Returns the same id for a repeated request, so that it reserves the due only once. */
const idOf = ({ sentKey }: WriteContext): Types.ObjectId =>
  sentKey ? derivedId('receive', sentKey.key, sentKey.hash) : new Types.ObjectId();
