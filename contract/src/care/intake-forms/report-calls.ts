import type { Day } from '../../clinic-calendar.ts';
import { callTable } from '../../calls.ts';
import type { FormType } from './intake-form-fields.ts';

/** A blood report of this size stands in the admin's list, in bytes. */
export const LARGE_REPORT = 1024 * 1024;
/** That list has at most so many reports. */
export const MOST_LARGE_REPORTS = 100;

/** A stored blood report, without anything that stands in it. */
export interface LargeReport {
  /** The stored file. */
  _id: string;
  id: string;
  client: { id: string; name: string };
  formType: FormType;
  bytes: number;
  /** When it was uploaded. */
  day: Day;
  /** The versions of the form that show it, the newest first. */
  versions: number[];
  /** The form shows it now, so it cannot be removed. */
  current: boolean;
}

/** Reports that take up room, for the admin. */
export interface ReportCalls {
  /** The largest ones of at least 1 MB, the largest first, at most 100. */
  large: { answer: { reports: LargeReport[] } };
  /** Removes an earlier report for good; its form and its versions stay. */
  remove: { answer: { message: string; report: LargeReport } };
}

export const reportCalls = callTable<ReportCalls>()({
  large: ['GET /admin/reports', 'admin'],
  remove: ['DELETE /admin/reports/:id', 'admin'],
});
