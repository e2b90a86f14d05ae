import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ClientsModule } from '../../clients/clients/clients.module.ts';
import { BusinessModule } from '../business/business.module.ts';
import { InventoryModule } from '../inventory/inventory.module.ts';
import { InvoicesModule } from '../invoices/invoices.module.ts';
import { CreditNoteRecord, CreditNoteSchema } from '../payments/credit-note.schema.ts';
import { PaymentRecord, PaymentSchema } from '../payments/payment.schema.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { PaperNumbersModule } from '../series/paper-numbers.module.ts';
import { Corrections } from './corrections.service.ts';
import { CreditNotesRestController } from './credit-notes.rest.controller.ts';
import { CreditNotes } from './credit-notes.service.ts';
import { Credits } from './credits.service.ts';
import { GstDrafts } from './gst-drafts.ts';
import { Issue } from './issue.service.ts';
import { NewPapers } from './new-papers.ts';
import { OlderIssuers } from './older-issuers.ts';
import { PapersController } from './papers.controller.ts';
import { ReceiptsController } from './receipts.controller.ts';
import { Receipts } from './receipts.service.ts';
import { ReceivedBefore } from './received-before.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: CreditNoteRecord.name, schema: CreditNoteSchema },
      { name: PaymentRecord.name, schema: PaymentSchema },
    ]),
    BusinessModule,
    ClientsModule,
    InventoryModule,
    InvoicesModule,
    PaperNumbersModule,
    PaymentsModule,
  ],
  controllers: [PapersController, CreditNotesRestController, ReceiptsController],
  providers: [
    Corrections,
    CreditNotes,
    Credits,
    GstDrafts,
    Issue,
    NewPapers,
    OlderIssuers,
    Receipts,
    ReceivedBefore,
  ],
  exports: [CreditNotes],
})
export class PapersModule {}
