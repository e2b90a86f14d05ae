import { Module, type DynamicModule } from '@nestjs/common';
import { AccountLinksModule } from './identity/account-links/account-links.module.ts';
import { AccountsModule } from './platform/accounts/accounts.module.ts';
import { AppointmentsModule } from './scheduling/appointments/appointments.module.ts';
import { WritesModule } from './platform/writes/writes.module.ts';
import { AuditModule } from './platform/audit/audit.module.ts';
import { AuthModule } from './identity/auth/auth.module.ts';
import { BackupModule } from './platform/backup/backup.module.ts';
import { BusinessModule } from './billing/business/business.module.ts';
import { BookingPolicyModule } from './scheduling/booking-policy/booking-policy.module.ts';
import { ClinicFactsModule } from './platform/clinic-facts/clinic-facts.module.ts';
import { CheckInsModule } from './care/check-ins/check-ins.module.ts';
import { CheckupsModule } from './care/checkups/checkups.module.ts';
import { ClientSelfModule } from './care/client-self/client-self.module.ts';
import { ClientsModule } from './clients/clients/clients.module.ts';
import { EnvModule } from './platform/config/env.module.ts';
import type { Env } from './platform/config/env.ts';
import { DataRightsModule } from './privacy/data-rights/data-rights.module.ts';
import { DatabaseModule } from './platform/database/database.module.ts';
import { DemoModule } from './operations/demo/demo.module.ts';
import { SeedModule } from './operations/seed/seed.module.ts';
import { MisreadingsModule } from './care/misreadings/misreadings.module.ts';
import { ClinicalAlertsModule } from './care/clinical-alerts/clinical-alerts.module.ts';
import { ConsultationsModule } from './care/consultations/consultations.module.ts';
import { AlikeModule } from './clients/alike/alike.module.ts';
import { DeskNotesModule } from './clients/desk-notes/desk-notes.module.ts';
import { DietPlansModule } from './care/diet-plans/diet-plans.module.ts';
import { DoctorCalendarModule } from './scheduling/doctor-calendar/doctor-calendar.module.ts';
import { DosagePlansModule } from './care/dosage-plans/dosage-plans.module.ts';
import { EnquiriesModule } from './clients/enquiries/enquiries.module.ts';
import { ErasuresModule } from './privacy/erasures/erasures.module.ts';
import { GoalsModule } from './care/goals/goals.module.ts';
import { PlanChecksModule } from './care/plan-checks/plan-checks.module.ts';
import { FoodsModule } from './care/foods/foods.module.ts';
import { PlanChartModule } from './care/plan-chart/plan-chart.module.ts';
import { PlanTemplatesModule } from './care/plan-templates/plan-templates.module.ts';
import { PrecautionsModule } from './care/precautions/precautions.module.ts';
import { ReassignmentsModule } from './scheduling/reassignment/reassignments.module.ts';
import { HealthModule } from './platform/health/health.module.ts';
import { HoursModule } from './scheduling/hours/hours.module.ts';
import { LoggingModule } from './platform/health/logging.module.ts';
import { IntakeFormsModule } from './care/intake-forms/intake-forms.module.ts';
import { InventoryModule } from './billing/inventory/inventory.module.ts';
import { InvoicesModule } from './billing/invoices/invoices.module.ts';
import { PaymentsModule } from './billing/payments/payments.module.ts';
import { PapersModule } from './billing/papers/papers.module.ts';
import { JournalModule } from './care/journal/journal.module.ts';
import { EmailsModule } from './notifications/emails/emails.module.ts';
import { MailModule } from './platform/mail/mail.module.ts';
import { MeasurementsModule } from './care/measurements/measurements.module.ts';
import { NewsletterModule } from './notifications/newsletter/newsletter.module.ts';
import { ProgramsModule } from './care/programs/programs.module.ts';
import { PushModule } from './notifications/push/push.module.ts';
import { SecondFactorModule } from './identity/second-factor/second-factor.module.ts';
import { SnacksPlansModule } from './care/snacks-plans/snacks-plans.module.ts';
import { OwnAccountModule } from './identity/own-account/own-account.module.ts';
import { SessionsModule } from './identity/sessions/sessions.module.ts';
import { StaffModule } from './identity/staff/staff.module.ts';
import { TimeOffModule } from './scheduling/time-off/time-off.module.ts';
import { DoctorChangesModule } from './notifications/doctor-changes/doctor-changes.module.ts';
import { RemindersModule } from './notifications/reminders/reminders.module.ts';
import { SaidPaidModule } from './billing/said-paid/said-paid.module.ts';
import { TellingModule } from './notifications/telling/telling.module.ts';
import { TillModule } from './billing/till/till.module.ts';
import { MoneyReportsModule } from './billing/reports/money-reports.module.ts';
import { SearchModule } from './dashboards/search/search.module.ts';
import { WhatIsLeftModule } from './dashboards/what-is-left/what-is-left.module.ts';
import { WorklistsModule } from './dashboards/worklists/worklists.module.ts';

/** Lists the modules; each may use those above it. */
@Module({})
export class AppModule {
  static with(env: Env): DynamicModule {
    return {
      module: AppModule,
      imports: [
        EnvModule.with(env),
        LoggingModule,
        DatabaseModule,
        AccountsModule,
        AuditModule,
        WritesModule,
        SessionsModule,
        AuthModule,
        OwnAccountModule,
        MailModule,
        AccountLinksModule,
        BackupModule,
        SecondFactorModule,
        HealthModule,
        ClinicFactsModule,
        StaffModule,
        HoursModule,
        BookingPolicyModule,
        ClientsModule,
        EmailsModule,
        AlikeModule,
        DeskNotesModule,
        AppointmentsModule,
        TimeOffModule,
        DoctorCalendarModule,
        IntakeFormsModule,
        ProgramsModule,
        DietPlansModule,
        DosagePlansModule,
        SnacksPlansModule,
        CheckupsModule,
        CheckInsModule,
        ConsultationsModule,
        JournalModule,
        MeasurementsModule,
        GoalsModule,
        FoodsModule,
        PrecautionsModule,
        PlanChartModule,
        PlanTemplatesModule,
        PlanChecksModule,
        ClinicalAlertsModule,
        MisreadingsModule,
        ClientSelfModule,
        BusinessModule,
        InventoryModule,
        InvoicesModule,
        PaymentsModule,
        PapersModule,
        SaidPaidModule,
        TillModule,
        MoneyReportsModule,
        ReassignmentsModule,
        EnquiriesModule,
        NewsletterModule,
        ErasuresModule,
        DataRightsModule,
        PushModule,
        DoctorChangesModule,
        TellingModule,
        RemindersModule,
        SearchModule,
        WhatIsLeftModule,
        WorklistsModule,
        DemoModule,
        SeedModule,
      ],
    };
  }
}
