import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ClientsModule } from '../../clients/clients/clients.module.ts';
import { InvoiceRecord, InvoiceSchema } from '../invoices/invoice.schema.ts';
import { InvoicesModule } from '../invoices/invoices.module.ts';
import { BusinessModule } from '../business/business.module.ts';
import { PaperNumbersModule } from '../series/paper-numbers.module.ts';
import { Accounts } from './accounts.ts';
import { AdvanceClasses } from './advance-classes.ts';
import { CarriedPayments } from './carried-payments.ts';
import { CreditNoteRecord, CreditNoteSchema } from './credit-note.schema.ts';
import { CreditUse } from './credit-use.ts';
import { DueInvoices } from './due-invoices.ts';
import { Dues } from './dues.ts';
import { EarlierInvoices } from './earlier-invoices.ts';
import { InvoiceTakings } from './invoice-takings.ts';
import { MoneyCheck } from './money-check.ts';
import { PaperSearch } from './paper-search.ts';
import { PastDues } from './past-dues.ts';
import { PaymentRecord, PaymentSchema } from './payment.schema.ts';
import { PaymentsController } from './payments.controller.ts';
import { PaymentsRestController } from './payments.rest.controller.ts';
import { PaymentsService } from './payments.service.ts';
import { Refunds } from './refunds.ts';
import { ReservedDues } from './reserved-dues.ts';
import { Reversals } from './reversals.ts';
import { RowCheck } from './row-check.ts';
import { Settling } from './settling.ts';
import { Sources } from './sources.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: InvoiceRecord.name, schema: InvoiceSchema },
      { name: PaymentRecord.name, schema: PaymentSchema },
      { name: CreditNoteRecord.name, schema: CreditNoteSchema },
    ]),
    BusinessModule,
    ClientsModule,
    InvoicesModule,
    PaperNumbersModule,
  ],
  controllers: [PaymentsController, PaymentsRestController],
  providers: [
    Accounts,
    AdvanceClasses,
    CarriedPayments,
    CreditUse,
    DueInvoices,
    Dues,
    EarlierInvoices,
    InvoiceTakings,
    MoneyCheck,
    PaperSearch,
    PastDues,
    PaymentsService,
    Refunds,
    ReservedDues,
    Reversals,
    RowCheck,
    Settling,
    Sources,
  ],
  exports: [
    Accounts,
    CarriedPayments,
    DueInvoices,
    Dues,
    InvoiceTakings,
    MoneyCheck,
    PaperSearch,
    PaymentsService,
    Refunds,
    Settling,
    Sources,
  ],
})
export class PaymentsModule {}
