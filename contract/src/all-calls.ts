import { appointmentCalls } from './appointment-calls.ts';
import type { Call } from './calls.ts';
import { checkupCalls } from './checkup-calls.ts';
import { clientCalls } from './client-calls.ts';
import { enquiryCalls, newsletterCalls } from './enquiry-calls.ts';
import {
  appointmentGrid,
  assistantGrid,
  auditGrid,
  clientGrid,
  doctorGrid,
  enquiryGrid,
  inventoryGrid,
  invoiceGrid,
  newsletterGrid,
} from './grid-calls.ts';
import { healthCalls } from './health-calls.ts';
import { intakeFormCalls } from './intake-form-calls.ts';
import { inventoryCalls } from './inventory-calls.ts';
import { invoiceCalls } from './invoice-calls.ts';
import { dietPlanCalls, herbsPlanCalls, snacksPlanCalls, vitaminPlanCalls } from './plan-calls.ts';
import { programCalls } from './program-calls.ts';
import { staffCalls } from './staff-calls.ts';

/** Every table of calls: for tests and the API's document. Screens take the table that they need. */
export const CALL_TABLES: Record<string, Record<string, Call>> = {
  appointmentCalls,
  checkupCalls,
  clientCalls,
  enquiryCalls,
  newsletterCalls,
  healthCalls,
  intakeFormCalls,
  inventoryCalls,
  invoiceCalls,
  dietPlanCalls,
  herbsPlanCalls,
  snacksPlanCalls,
  vitaminPlanCalls,
  programCalls,
  staffCalls,
  appointmentGrid,
  assistantGrid,
  auditGrid,
  clientGrid,
  doctorGrid,
  enquiryGrid,
  inventoryGrid,
  invoiceGrid,
  newsletterGrid,
};

export const ALL_CALLS: readonly Call[] = Object.values(CALL_TABLES).flatMap((table) => Object.values(table));
