import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ClientRecord, ClientSchema } from '../../clients/clients/client.schema.ts';
import { DoctorRecord, DoctorSchema } from '../../identity/staff/doctor.schema.ts';
import { BusinessModule } from '../business/business.module.ts';
import { InvoiceRecord, InvoiceSchema } from '../invoices/invoice.schema.ts';
import { CreditNoteRecord, CreditNoteSchema } from '../payments/credit-note.schema.ts';
import { PaymentRecord, PaymentSchema } from '../payments/payment.schema.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { PaperNumbersModule } from '../series/paper-numbers.module.ts';
import { Advances } from './advances.ts';
import { Collections } from './collections.ts';
import { MoneyReportsController } from './money-reports.controller.ts';
import { MoneyReports } from './money-reports.service.ts';
import { Owed } from './owed.ts';
import { ReturnCheck } from './return-check.ts';
import { ReturnPapers } from './return-papers.ts';
import { Sales } from './sales.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ClientRecord.name, schema: ClientSchema },
      { name: CreditNoteRecord.name, schema: CreditNoteSchema },
      { name: DoctorRecord.name, schema: DoctorSchema },
      { name: InvoiceRecord.name, schema: InvoiceSchema },
      { name: PaymentRecord.name, schema: PaymentSchema },
    ]),
    BusinessModule,
    PaperNumbersModule,
    PaymentsModule,
  ],
  controllers: [MoneyReportsController],
  providers: [Advances, Collections, MoneyReports, Owed, ReturnCheck, ReturnPapers, Sales],
  exports: [ReturnCheck],
})
export class MoneyReportsModule {}
