import { accountCalls, type AccountCalls } from './identity/account-calls.ts';
import { appointmentCalls, type AppointmentCalls } from './scheduling/appointment-calls.ts';
import { backupCalls, type BackupCalls } from './platform/backup-calls.ts';
import { auditCalls, type AuditCalls } from './platform/audit-calls.ts';
import type { Call } from './calls.ts';
import { checkInCalls, type CheckInCalls } from './care/check-ins/check-in-calls.ts';
import { checkupCalls, type CheckupCalls } from './care/checkups/checkup-calls.ts';
import { alikeCalls, type AlikeCalls } from './clients/alike-calls.ts';
import { clientCalls, type ClientCalls } from './clients/client-calls.ts';
import { consultationCalls, type ConsultationCalls } from './care/consultations/consultation-calls.ts';
import { misreadingCalls, type MisreadingCalls } from './care/misreadings/misreading-calls.ts';
import { progressCalls, type ProgressCalls } from './care/client-progress/progress-calls.ts';
import { deskNotesCalls, type DeskNotesCalls } from './clients/desk-notes-calls.ts';
import { dispensedCalls, type DispensedCalls } from './billing/dispensed-calls.ts';
import { doctorCalls, type DoctorCalls } from './identity/doctor-calls.ts';
import { doctorWorklistCalls, type DoctorWorklistCalls } from './dashboards/doctor-worklist-calls.ts';
import {
  enquiryCalls,
  newsletterCalls,
  type EnquiryCalls,
  type NewsletterCalls,
} from './clients/enquiry-calls.ts';
import type { GridShapes } from './grid-calls.ts';
import * as grids from './grid-calls.ts';
import { healthCalls, type HealthCalls } from './platform/health-calls.ts';
import { hoursCalls, type HoursCalls } from './scheduling/hours-calls.ts';
import { intakeFormCalls, type IntakeFormCalls } from './care/intake-forms/intake-form-calls.ts';
import { inventoryCalls, type InventoryCalls } from './billing/inventory-calls.ts';
import { invoiceCalls, type InvoiceCalls } from './billing/invoice-calls.ts';
import { businessCalls, type BusinessCalls } from './billing/business-calls.ts';
import { moneyReportCalls, type MoneyReportCalls } from './billing/money-report-calls.ts';
import { paperSeriesCalls, type PaperSeriesCalls } from './billing/paper-series-calls.ts';
import { paymentCalls, type PaymentCalls } from './billing/payment-calls.ts';
import { receiptCalls, type ReceiptCalls } from './billing/receipt-calls.ts';
import { tillCalls, type TillCalls } from './billing/till-calls.ts';
import { journalCalls, type JournalCalls } from './care/journal/journal-calls.ts';
import { emailCalls, type EmailCalls } from './notifications/email-calls.ts';
import { clientNoticeCalls, type ClientNoticeCalls } from './notifications/client-notice-calls.ts';
import { tellingCalls, type TellingCalls } from './notifications/telling-calls.ts';
import { measurementCalls, type MeasurementCalls } from './care/measurements/measurement-calls.ts';
import {
  dietPlanCalls,
  herbsPlanCalls,
  snacksPlanCalls,
  vitaminPlanCalls,
  type DietPlanCalls,
  type HerbsPlanCalls,
  type SnacksPlanCalls,
  type VitaminPlanCalls,
} from './care/plans/plan-calls.ts';
import { foodCalls, type FoodCalls } from './care/foods/food-calls.ts';
import { planChartCalls, type PlanChartCalls } from './care/plan-chart/plan-chart-calls.ts';
import { planTemplateCalls, type PlanTemplateCalls } from './care/plan-templates/plan-template-calls.ts';
import { precautionCalls, type PrecautionCalls } from './care/precautions/precaution-calls.ts';
import { erasureCalls, privacyCalls, type ErasureCalls, type PrivacyCalls } from './privacy/privacy-calls.ts';
import { writtenDownCalls, type WrittenDownCalls } from './privacy/written-down-calls.ts';
import { programCalls, type ProgramCalls } from './care/programs/program-calls.ts';
import { planCheckCalls, type PlanCheckCalls } from './care/plan-checks/plan-check-calls.ts';
import { pushCalls, type PushCalls } from './notifications/push-calls.ts';
import { reportCalls, type ReportCalls } from './care/intake-forms/report-calls.ts';
import { clinicCalls, type ClinicCalls } from './clinic-calls.ts';
import { secondFactorCalls, type SecondFactorCalls } from './identity/second-factor-calls.ts';
import { serverCalls, type ServerCalls } from './platform/server-calls.ts';
import { searchCalls, type SearchCalls } from './dashboards/search-calls.ts';
import { staffCalls, type StaffCalls } from './identity/staff-calls.ts';
import { whatIsLeftCalls, type WhatIsLeftCalls } from './dashboards/what-is-left-calls.ts';
import { worklistCalls, type WorklistCalls } from './dashboards/worklist-calls.ts';

/** Lists what every call takes and answers: the API's document is generated from it. */
export interface CallShapes extends GridShapes {
  accountCalls: AccountCalls;
  appointmentCalls: AppointmentCalls;
  auditCalls: AuditCalls;
  backupCalls: BackupCalls;
  businessCalls: BusinessCalls;
  moneyReportCalls: MoneyReportCalls;
  paperSeriesCalls: PaperSeriesCalls;
  paymentCalls: PaymentCalls;
  receiptCalls: ReceiptCalls;
  tillCalls: TillCalls;
  checkInCalls: CheckInCalls;
  checkupCalls: CheckupCalls;
  alikeCalls: AlikeCalls;
  clientCalls: ClientCalls;
  clinicCalls: ClinicCalls;
  consultationCalls: ConsultationCalls;
  misreadingCalls: MisreadingCalls;
  progressCalls: ProgressCalls;
  deskNotesCalls: DeskNotesCalls;
  dispensedCalls: DispensedCalls;
  doctorCalls: DoctorCalls;
  doctorWorklistCalls: DoctorWorklistCalls;
  enquiryCalls: EnquiryCalls;
  newsletterCalls: NewsletterCalls;
  healthCalls: HealthCalls;
  hoursCalls: HoursCalls;
  intakeFormCalls: IntakeFormCalls;
  inventoryCalls: InventoryCalls;
  invoiceCalls: InvoiceCalls;
  journalCalls: JournalCalls;
  emailCalls: EmailCalls;
  clientNoticeCalls: ClientNoticeCalls;
  tellingCalls: TellingCalls;
  measurementCalls: MeasurementCalls;
  dietPlanCalls: DietPlanCalls;
  herbsPlanCalls: HerbsPlanCalls;
  snacksPlanCalls: SnacksPlanCalls;
  vitaminPlanCalls: VitaminPlanCalls;
  erasureCalls: ErasureCalls;
  foodCalls: FoodCalls;
  planChartCalls: PlanChartCalls;
  planTemplateCalls: PlanTemplateCalls;
  precautionCalls: PrecautionCalls;
  privacyCalls: PrivacyCalls;
  writtenDownCalls: WrittenDownCalls;
  pushCalls: PushCalls;
  planCheckCalls: PlanCheckCalls;
  programCalls: ProgramCalls;
  reportCalls: ReportCalls;
  secondFactorCalls: SecondFactorCalls;
  serverCalls: ServerCalls;
  searchCalls: SearchCalls;
  staffCalls: StaffCalls;
  whatIsLeftCalls: WhatIsLeftCalls;
  worklistCalls: WorklistCalls;
}

/** Every table of calls, for tests and the API's document. A screen imports only the table that it needs. */
export const CALL_TABLES: {
  readonly [Table in keyof CallShapes | keyof typeof grids]: Record<keyof CallShapes[Table], Call>;
} = {
  accountCalls,
  auditCalls,
  appointmentCalls,
  backupCalls,
  businessCalls,
  moneyReportCalls,
  paperSeriesCalls,
  paymentCalls,
  receiptCalls,
  tillCalls,
  checkInCalls,
  checkupCalls,
  alikeCalls,
  clientCalls,
  clinicCalls,
  consultationCalls,
  misreadingCalls,
  progressCalls,
  deskNotesCalls,
  dispensedCalls,
  doctorCalls,
  doctorWorklistCalls,
  enquiryCalls,
  newsletterCalls,
  healthCalls,
  hoursCalls,
  intakeFormCalls,
  inventoryCalls,
  invoiceCalls,
  journalCalls,
  emailCalls,
  clientNoticeCalls,
  tellingCalls,
  measurementCalls,
  dietPlanCalls,
  herbsPlanCalls,
  snacksPlanCalls,
  vitaminPlanCalls,
  erasureCalls,
  foodCalls,
  planChartCalls,
  planTemplateCalls,
  precautionCalls,
  privacyCalls,
  writtenDownCalls,
  pushCalls,
  programCalls,
  planCheckCalls,
  reportCalls,
  secondFactorCalls,
  serverCalls,
  searchCalls,
  staffCalls,
  whatIsLeftCalls,
  worklistCalls,
  ...grids,
};

export const ALL_CALLS: readonly Call[] = Object.values(CALL_TABLES).flatMap((table) =>
  Object.values<Call>(table),
);
