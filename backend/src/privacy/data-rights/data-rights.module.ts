import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AppointmentsModule } from '../../scheduling/appointments/appointments.module.ts';
import { ConsultationsModule } from '../../care/consultations/consultations.module.ts';
import { CheckupsModule } from '../../care/checkups/checkups.module.ts';
import { ClientsModule } from '../../clients/clients/clients.module.ts';
import { AlikeModule } from '../../clients/alike/alike.module.ts';
import { DeskNotesModule } from '../../clients/desk-notes/desk-notes.module.ts';
import { DietPlansModule } from '../../care/diet-plans/diet-plans.module.ts';
import { DosagePlansModule } from '../../care/dosage-plans/dosage-plans.module.ts';
import { EnquiriesModule } from '../../clients/enquiries/enquiries.module.ts';
import { ErasuresModule } from '../erasures/erasures.module.ts';
import { IntakeFormsModule } from '../../care/intake-forms/intake-forms.module.ts';
import { GoalsModule } from '../../care/goals/goals.module.ts';
import { PapersModule } from '../../billing/papers/papers.module.ts';
import { PaymentsModule } from '../../billing/payments/payments.module.ts';
import { InvoicesModule } from '../../billing/invoices/invoices.module.ts';
import { CheckInsModule } from '../../care/check-ins/check-ins.module.ts';
import { JournalModule } from '../../care/journal/journal.module.ts';
import { MeasurementsModule } from '../../care/measurements/measurements.module.ts';
import { NewsletterModule } from '../../notifications/newsletter/newsletter.module.ts';
import { PrecautionsModule } from '../../care/precautions/precautions.module.ts';
import { ProgramsModule } from '../../care/programs/programs.module.ts';
import { SnacksPlansModule } from '../../care/snacks-plans/snacks-plans.module.ts';
import { ClientCopy } from './client-copy.ts';
import { Consents } from './consents.service.ts';
import { DataDownloadRecord, DataDownloadSchema } from './data-download.schema.ts';
import { DataDownloadWorker } from './data-download-worker.ts';
import { DataDownloads } from './data-downloads.service.ts';
import { PrivacyController } from './privacy.controller.ts';
import { WrittenDownController } from './written-down.controller.ts';
import { WrittenDownCopies } from './written-down-copies.ts';
import { WrittenDownService } from './written-down.service.ts';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: DataDownloadRecord.name, schema: DataDownloadSchema }]),
    AppointmentsModule,
    CheckupsModule,
    ConsultationsModule,
    ClientsModule,
    AlikeModule,
    DeskNotesModule,
    DietPlansModule,
    DosagePlansModule,
    EnquiriesModule,
    ErasuresModule,
    IntakeFormsModule,
    GoalsModule,
    InvoicesModule,
    PapersModule,
    PaymentsModule,
    CheckInsModule,
    JournalModule,
    MeasurementsModule,
    NewsletterModule,
    PrecautionsModule,
    ProgramsModule,
    SnacksPlansModule,
  ],
  controllers: [PrivacyController, WrittenDownController],
  providers: [Consents, ClientCopy, DataDownloads, DataDownloadWorker, WrittenDownService, WrittenDownCopies],
})
export class DataRightsModule {}
