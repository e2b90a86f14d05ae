import { accountCalls, type AccountCalls } from './account-calls.ts';
import { appointmentCalls, type AppointmentCalls } from './appointment-calls.ts';
import { backupCalls, type BackupCalls } from './backup-calls.ts';
import { auditCalls, type AuditCalls } from './audit-calls.ts';
import type { Call } from './calls.ts';
import { checkInCalls, type CheckInCalls } from './check-in-calls.ts';
import { checkupCalls, type CheckupCalls } from './checkup-calls.ts';
import { clientCalls, type ClientCalls } from './client-calls.ts';
import { courseCalls, type CourseCalls } from './course-calls.ts';
import { deskNotesCalls, type DeskNotesCalls } from './desk-notes-calls.ts';
import { doctorCalls, type DoctorCalls } from './doctor-calls.ts';
import { doctorTodayCalls, type DoctorTodayCalls } from './doctor-today-calls.ts';
import { enquiryCalls, newsletterCalls, type EnquiryCalls, type NewsletterCalls } from './enquiry-calls.ts';
import {
  appointmentGrid,
  assistantGrid,
  auditGrid,
  clientGrid,
  doctorGrid,
  enquiryGrid,
  erasureGrid,
  inventoryGrid,
  invoiceGrid,
  letterGrid,
  newsletterGrid,
  type AppointmentGrid,
  type AssistantGrid,
  type AuditGrid,
  type ClientGrid,
  type DoctorGrid,
  type EnquiryGrid,
  type ErasureGrid,
  type InventoryGrid,
  type InvoiceGrid,
  type LetterGrid,
  type NewsletterGrid,
} from './grid-calls.ts';
import { healthCalls, type HealthCalls } from './health-calls.ts';
import { hoursCalls, type HoursCalls } from './hours-calls.ts';
import { intakeFormCalls, type IntakeFormCalls } from './intake-form-calls.ts';
import { inventoryCalls, type InventoryCalls } from './inventory-calls.ts';
import { invoiceCalls, type InvoiceCalls } from './invoice-calls.ts';
import { journalCalls, type JournalCalls } from './journal-calls.ts';
import { letterCalls, type LetterCalls } from './letter-calls.ts';
import { measurementCalls, type MeasurementCalls } from './measurement-calls.ts';
import {
  dietPlanCalls,
  herbsPlanCalls,
  snacksPlanCalls,
  vitaminPlanCalls,
  type DietPlanCalls,
  type HerbsPlanCalls,
  type SnacksPlanCalls,
  type VitaminPlanCalls,
} from './plan-calls.ts';
import { erasureCalls, privacyCalls, type ErasureCalls, type PrivacyCalls } from './privacy-calls.ts';
import { programCalls, type ProgramCalls } from './program-calls.ts';
import { pushCalls, type PushCalls } from './push-calls.ts';
import { reportCalls, type ReportCalls } from './report-calls.ts';
import { secondFactorCalls, type SecondFactorCalls } from './second-factor-calls.ts';
import { searchCalls, type SearchCalls } from './search-calls.ts';
import { staffCalls, type StaffCalls } from './staff-calls.ts';
import { todayCalls, type TodayCalls } from './today-calls.ts';

/** What every call takes and answers: the API's document is generated from it. */
export interface CallShapes {
  accountCalls: AccountCalls;
  appointmentCalls: AppointmentCalls;
  auditCalls: AuditCalls;
  backupCalls: BackupCalls;
  checkInCalls: CheckInCalls;
  checkupCalls: CheckupCalls;
  clientCalls: ClientCalls;
  courseCalls: CourseCalls;
  deskNotesCalls: DeskNotesCalls;
  doctorCalls: DoctorCalls;
  doctorTodayCalls: DoctorTodayCalls;
  enquiryCalls: EnquiryCalls;
  newsletterCalls: NewsletterCalls;
  healthCalls: HealthCalls;
  hoursCalls: HoursCalls;
  intakeFormCalls: IntakeFormCalls;
  inventoryCalls: InventoryCalls;
  invoiceCalls: InvoiceCalls;
  journalCalls: JournalCalls;
  letterCalls: LetterCalls;
  measurementCalls: MeasurementCalls;
  dietPlanCalls: DietPlanCalls;
  herbsPlanCalls: HerbsPlanCalls;
  snacksPlanCalls: SnacksPlanCalls;
  vitaminPlanCalls: VitaminPlanCalls;
  erasureCalls: ErasureCalls;
  privacyCalls: PrivacyCalls;
  pushCalls: PushCalls;
  programCalls: ProgramCalls;
  reportCalls: ReportCalls;
  secondFactorCalls: SecondFactorCalls;
  searchCalls: SearchCalls;
  staffCalls: StaffCalls;
  todayCalls: TodayCalls;
  appointmentGrid: AppointmentGrid;
  assistantGrid: AssistantGrid;
  auditGrid: AuditGrid;
  clientGrid: ClientGrid;
  doctorGrid: DoctorGrid;
  enquiryGrid: EnquiryGrid;
  erasureGrid: ErasureGrid;
  inventoryGrid: InventoryGrid;
  invoiceGrid: InvoiceGrid;
  letterGrid: LetterGrid;
  newsletterGrid: NewsletterGrid;
}

/** Every table of calls: for tests and the API's document. Screens take the table that they need. */
export const CALL_TABLES: { readonly [Table in keyof CallShapes]: Record<keyof CallShapes[Table], Call> } = {
  accountCalls,
  auditCalls,
  appointmentCalls,
  backupCalls,
  checkInCalls,
  checkupCalls,
  clientCalls,
  courseCalls,
  deskNotesCalls,
  doctorCalls,
  doctorTodayCalls,
  enquiryCalls,
  newsletterCalls,
  healthCalls,
  hoursCalls,
  intakeFormCalls,
  inventoryCalls,
  invoiceCalls,
  journalCalls,
  letterCalls,
  measurementCalls,
  dietPlanCalls,
  herbsPlanCalls,
  snacksPlanCalls,
  vitaminPlanCalls,
  erasureCalls,
  privacyCalls,
  pushCalls,
  programCalls,
  reportCalls,
  secondFactorCalls,
  searchCalls,
  staffCalls,
  todayCalls,
  appointmentGrid,
  assistantGrid,
  auditGrid,
  clientGrid,
  doctorGrid,
  enquiryGrid,
  erasureGrid,
  inventoryGrid,
  invoiceGrid,
  letterGrid,
  newsletterGrid,
};

export const ALL_CALLS: readonly Call[] = Object.values(CALL_TABLES).flatMap((table) =>
  Object.values<Call>(table),
);
