import { Body, Controller, Param, Query } from '@nestjs/common';
import { formatDay } from '@clinic/contract/clinic-calendar';
import { paymentCalls } from '@clinic/contract/billing/payment-calls';
import type { Payment } from '@clinic/contract/billing/payments';
import { Types } from 'mongoose';
import { ClientAccess } from '../../clients/clients/client-access.ts';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { AuditedOnce } from '../../platform/audit/audited.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';
import { BusinessSettings } from '../business/business-settings.service.ts';
import { Accounts } from './accounts.ts';
import { Dues } from './dues.ts';
import {
  AllocatePaymentDto,
  DuesQueryDto,
  ReceivePaymentDto,
  RefundPaymentDto,
  ReversePaymentDto,
} from './payment.dto.ts';
import { paymentView } from './payment.view.ts';
import { PaymentsService } from './payments.service.ts';
import { Refunds } from './refunds.ts';
import { Reversals } from './reversals.ts';

@Controller()
export class PaymentsController {
  constructor(
    private readonly payments: PaymentsService,
    private readonly refunds: Refunds,
    private readonly reversals: Reversals,
    private readonly accounts: Accounts,
    private readonly dues: Dues,
    private readonly clients: ClientsService,
    private readonly access: ClientAccess,
    private readonly business: BusinessSettings,
  ) {}

  @Command(paymentCalls.receive, { action: 'create', kind: 'payment' })
  async receive(@CommandContext() context: WriteContext, @Body() fields: ReceivePaymentDto) {
    const payment = await this.payments.receive(context, fields);
    return { message: receivedWords(payment, fields.on), payment };
  }

  @Command(paymentCalls.allocate, { action: 'update', kind: 'payment' })
  async allocate(@CommandContext() context: WriteContext, @Body() fields: AllocatePaymentDto) {
    const client = await this.payments.allocate(context, fields);
    return { message: 'Credit used successfully', account: await this.accounts.accountOf(client) };
  }

  @Command(paymentCalls.refund, { action: 'create', kind: 'payment' })
  async refund(@CommandContext() context: WriteContext, @Body() fields: RefundPaymentDto) {
    const payment = paymentView(await this.refunds.refund(context, fields));
    return { message: 'Money paid back successfully', payment };
  }

  @Command(paymentCalls.reverse, { action: 'update', kind: 'payment' })
  async reverse(
    @CommandContext() context: WriteContext,
    @Param('id', ObjectIdPipe) id: string,
    @Body() { reason }: ReversePaymentDto,
  ) {
    const payment = await this.reversals.reverse(context, new Types.ObjectId(id), reason);
    return { message: 'Payment taken back successfully', payment: paymentView(payment) };
  }

  @Handles(paymentCalls.account)
  @AuditedOnce('read', 'payments')
  async account(@Param('clientId', ObjectIdPipe) clientId: string) {
    return this.accounts.accountOf(await this.clients.named(clientId));
  }

  @Handles(paymentCalls.dues)
  @AuditedOnce('list', 'payments')
  report(@Query() { at }: DuesQueryDto) {
    return this.dues.at(at);
  }

  @Handles(paymentCalls.own)
  async own(@CurrentUser() caller: Caller) {
    const { _id: id, name } = await this.access.requireOpenRecords(caller, caller.id);
    const [account, { upiId, upiPayee }] = await Promise.all([
      this.accounts.accountOf({ id, name }),
      this.business.current(),
    ]);
    return { ...account, upi: upiId ? { upiId, payee: upiPayee } : null };
  }
}

/** Says when the receipt takes the day of a later one before it. */
const receivedWords = ({ day }: Payment, on: string | null | undefined): string =>
  on && on !== day
    ? `Payment received. Its receipt is dated ${formatDay(day)}, as the last one before it: numbers follow their days.`
    : 'Payment received successfully';
