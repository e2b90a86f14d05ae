import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AppointmentsModule } from '../../scheduling/appointments/appointments.module.ts';
import { AuditRecord, AuditSchema } from '../../platform/audit/audit.schema.ts';
import { BackupModule } from '../../platform/backup/backup.module.ts';
import { CheckInRecord, CheckInSchema } from '../../care/check-ins/check-in.schema.ts';
import { CheckupRecord, CheckupSchema } from '../../care/checkups/checkup.schema.ts';
import { ClientRecord, ClientSchema } from '../../clients/clients/client.schema.ts';
import { AlikeModule } from '../../clients/alike/alike.module.ts';
import { ClientsModule } from '../../clients/clients/clients.module.ts';
import { ConsultationsModule } from '../../care/consultations/consultations.module.ts';
import { MisreadingsModule } from '../../care/misreadings/misreadings.module.ts';
import { PlanChecksModule } from '../../care/plan-checks/plan-checks.module.ts';
import { ClientProgressModule } from '../../care/client-progress/client-progress.module.ts';
import { DietPlanRecord, DietPlanSchema } from '../../care/diet-plans/diet-plan.schema.ts';
import { DosagePlanRecord, DosagePlanSchema } from '../../care/dosage-plans/dosage-plan.schema.ts';
import { EnquiryRecord, EnquirySchema } from '../../clients/enquiries/enquiry.schema.ts';
import { GoalsModule } from '../../care/goals/goals.module.ts';
import { HoursModule } from '../../scheduling/hours/hours.module.ts';
import { WeekRecord, WeekSchema } from '../../scheduling/hours/week.schema.ts';
import { IntakeFormRecord, IntakeFormSchema } from '../../care/intake-forms/intake-form.schema.ts';
import { ItemRecord, ItemSchema } from '../../billing/inventory/item.schema.ts';
import { InvoiceRecord, InvoiceSchema } from '../../billing/invoices/invoice.schema.ts';
import { EmailsModule } from '../../notifications/emails/emails.module.ts';
import { MeasurementsModule } from '../../care/measurements/measurements.module.ts';
import { PushModule } from '../../notifications/push/push.module.ts';
import { MoneyChecksModule } from '../../billing/money-checks/money-checks.module.ts';
import { BusinessModule } from '../../billing/business/business.module.ts';
import { CreditNoteRecord, CreditNoteSchema } from '../../billing/payments/credit-note.schema.ts';
import { PaymentRecord, PaymentSchema } from '../../billing/payments/payment.schema.ts';
import { PaymentsModule } from '../../billing/payments/payments.module.ts';
import {
  ClosingRecord,
  ClosingSchema,
  TillMoveRecord,
  TillMoveSchema,
} from '../../billing/till/till.schema.ts';
import { SnacksPlanRecord, SnacksPlanSchema } from '../../care/snacks-plans/snacks-plan.schema.ts';
import { AssistantRecord, AssistantSchema } from '../../identity/staff/assistant.schema.ts';
import { StaffModule } from '../../identity/staff/staff.module.ts';
import { AdminMoney } from './admin-money.ts';
import { AdminMonths } from './admin-months.ts';
import { AdminPrices } from './admin-prices.ts';
import { AdminReversals } from './admin-reversals.ts';
import { AdminTurnover } from './admin-turnover.ts';
import { AdminWorklistsController } from './admin-worklists.controller.ts';
import { AdminWorklistsService } from './admin-worklists.service.ts';
import { DeskAlike } from './desk-alike.ts';
import { DeskClients } from './desk-clients.ts';
import { DeskDues } from './desk-dues.ts';
import { DeskMissedSeries } from './desk-missed-series.ts';
import { DeskSaidPaid } from './desk-said-paid.ts';
import { DeskToTell } from './desk-to-tell.ts';
import { DeskTimes } from './desk-times.ts';
import { DeskWorklistsController } from './desk-worklists.controller.ts';
import { DeskWorklistsService } from './desk-worklists.service.ts';
import { DeskVisits } from './desk-visits.ts';
import { DoctorAttention } from './doctor-attention.ts';
import { DoctorChanges } from './doctor-changes.ts';
import { DoctorCheckIns } from './doctor-check-ins.ts';
import { DoctorClientFacts } from './doctor-client-facts.ts';
import { DoctorClient } from './doctor-client.service.ts';
import { DoctorLists } from './doctor-lists.ts';
import { DoctorTimeline } from './doctor-timeline.ts';
import { DoctorWorklistsController } from './doctor-worklists.controller.ts';
import { DoctorWorklistsService } from './doctor-worklists.service.ts';
import { DoctorVisits } from './doctor-visits.ts';
import { HiddenRowRecord, HiddenRowSchema } from './hidden-row.schema.ts';
import { HiddenRows } from './hidden-rows.service.ts';
import { WorklistsController } from './worklists.controller.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: HiddenRowRecord.name, schema: HiddenRowSchema },
      // Schemas of other modules: the day's lists read the records of many entities.
      { name: AssistantRecord.name, schema: AssistantSchema },
      { name: AuditRecord.name, schema: AuditSchema },
      { name: CheckInRecord.name, schema: CheckInSchema },
      { name: CheckupRecord.name, schema: CheckupSchema },
      { name: ClientRecord.name, schema: ClientSchema },
      { name: ClosingRecord.name, schema: ClosingSchema },
      { name: CreditNoteRecord.name, schema: CreditNoteSchema },
      { name: DietPlanRecord.name, schema: DietPlanSchema },
      { name: DosagePlanRecord.name, schema: DosagePlanSchema },
      { name: EnquiryRecord.name, schema: EnquirySchema },
      { name: IntakeFormRecord.name, schema: IntakeFormSchema },
      { name: InvoiceRecord.name, schema: InvoiceSchema },
      { name: ItemRecord.name, schema: ItemSchema },
      { name: PaymentRecord.name, schema: PaymentSchema },
      { name: TillMoveRecord.name, schema: TillMoveSchema },
      { name: SnacksPlanRecord.name, schema: SnacksPlanSchema },
      { name: WeekRecord.name, schema: WeekSchema },
    ]),
    AlikeModule,
    AppointmentsModule,
    BackupModule,
    BusinessModule,
    ClientsModule,
    ConsultationsModule,
    ClientProgressModule,
    PlanChecksModule,
    MisreadingsModule,
    GoalsModule,
    HoursModule,
    EmailsModule,
    MeasurementsModule,
    MoneyChecksModule,
    PaymentsModule,
    PushModule,
    StaffModule,
  ],
  controllers: [
    WorklistsController,
    AdminWorklistsController,
    DeskWorklistsController,
    DoctorWorklistsController,
  ],
  providers: [
    HiddenRows,
    AdminMoney,
    AdminMonths,
    AdminPrices,
    AdminReversals,
    AdminTurnover,
    AdminWorklistsService,
    DeskAlike,
    DeskClients,
    DeskDues,
    DeskMissedSeries,
    DeskSaidPaid,
    DeskTimes,
    DeskToTell,
    DeskWorklistsService,
    DeskVisits,
    DoctorAttention,
    DoctorChanges,
    DoctorCheckIns,
    DoctorClient,
    DoctorClientFacts,
    DoctorLists,
    DoctorTimeline,
    DoctorWorklistsService,
    DoctorVisits,
  ],
})
export class WorklistsModule {}
