import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ClientsModule } from '../../clients/clients/clients.module.ts';
import { BusinessModule } from '../business/business.module.ts';
import { InventoryModule } from '../inventory/inventory.module.ts';
import { InvoicesModule } from '../invoices/invoices.module.ts';
import { CreditNoteRecord, CreditNoteSchema } from '../payments/credit-note.schema.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { PaperNumbersModule } from '../series/paper-numbers.module.ts';
import { CreditNotesRestController } from './credit-notes.rest.controller.ts';
import { CreditNotes } from './credit-notes.service.ts';
import { Credits } from './credits.service.ts';
import { PapersController } from './papers.controller.ts';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: CreditNoteRecord.name, schema: CreditNoteSchema }]),
    BusinessModule,
    ClientsModule,
    InventoryModule,
    InvoicesModule,
    PaperNumbersModule,
    PaymentsModule,
  ],
  controllers: [PapersController, CreditNotesRestController],
  providers: [CreditNotes, Credits],
  exports: [CreditNotes],
})
export class PapersModule {}
