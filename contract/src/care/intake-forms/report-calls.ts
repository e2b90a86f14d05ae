import type { Day } from '../../clinic-calendar.ts';
import { callTable } from '../../calls.ts';
import type { FormType } from './intake-form-fields.ts';

/** Bytes from which on a blood report is listed to the admin. */
export const LARGE_REPORT = 1024 * 1024;
/** Most reports in that list. */
export const MOST_LARGE_REPORTS = 100;

/** A stored blood report, without its contents. */
export interface LargeReport {
  /** Id of the stored file. */
  _id: string;
  id: string;
  client: { id: string; name: string };
  formType: FormType;
  bytes: number;
  /** When it was uploaded. */
  day: Day;
  /** Versions of the form that show this report, newest first. */
  versions: number[];
  /** True: the form shows it now, so it cannot be removed. */
  current: boolean;
}

/** Calls with which the admin frees storage. */
export interface ReportCalls {
  /** The largest reports of at least 1 MB, largest first, at most 100. */
  large: { answer: { reports: LargeReport[] } };
  /** Deletes an earlier report for good; the form and its versions are kept. */
  remove: { answer: { message: string; report: LargeReport } };
}

export const reportCalls = callTable<ReportCalls>()({
  large: ['GET /admin/reports', 'admin'],
  remove: ['DELETE /admin/reports/:id', 'admin'],
});
