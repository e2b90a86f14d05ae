import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ClientsModule } from '../../clients/clients/clients.module.ts';
import { FilesModule } from '../../platform/files/files.module.ts';
import { BloodReports } from './blood-reports.ts';
import { IntakeFormRecord, IntakeFormSchema } from './intake-form.schema.ts';
import { IntakeFormsController } from './intake-forms.controller.ts';
import { IntakeFormsService } from './intake-forms.service.ts';
import { LargeReportsController } from './large-reports.controller.ts';
import { LargeReports } from './large-reports.service.ts';
import { ReportAllowances } from './report-allowances.ts';
import { StoredPhotos } from './stored-photos.ts';
import { ReportAllowanceRecord, ReportAllowanceSchema } from './report-allowance.schema.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: IntakeFormRecord.name, schema: IntakeFormSchema },
      { name: ReportAllowanceRecord.name, schema: ReportAllowanceSchema },
    ]),
    ClientsModule,
    FilesModule,
  ],
  controllers: [IntakeFormsController, LargeReportsController],
  providers: [BloodReports, IntakeFormsService, LargeReports, ReportAllowances, StoredPhotos],
  exports: [IntakeFormsService],
})
export class IntakeFormsModule {}
