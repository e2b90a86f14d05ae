import { ERRORS } from '@clinic/contract/errors';
import { BLOOD_REPORT } from '@clinic/contract/intake-forms';
import { ApiError } from '@clinic/ui/session/api-error.ts';

/** A file that was chosen to go along with a form. */
export interface ChosenReport {
  file: File;
  /** Why it will not be sent; empty when it will. */
  refused: string;
}

export const REPORT_EXTENSIONS = BLOOD_REPORT.extensions.map((extension) => `.${extension}`);
const NO_REPORT = ERRORS.FILE_INVALID[1];

/** What the browser can see of a file; its contents are checked by the server. */
export function chooseReport(file: File): ChosenReport {
  const known = REPORT_EXTENSIONS.some((extension) => file.name.toLowerCase().endsWith(extension));
  const fits = file.size > 0 && file.size <= BLOOD_REPORT.maxBytes;
  return { file, refused: known && fits ? '' : NO_REPORT };
}

export const fileToSend = (report: ChosenReport | null): File | null =>
  report && !report.refused ? report.file : null;

/** The report that the server refused, which the next save leaves out; undefined when the failure is about something else. */
export function refusedReport(failure: unknown, report: ChosenReport | null): ChosenReport | undefined {
  if (!report || report.refused || !(failure instanceof ApiError)) return undefined;
  const isAboutFile = failure.code === 'FILE_INVALID' || failure.code === 'PAYLOAD_TOO_LARGE';
  return isAboutFile ? { ...report, refused: NO_REPORT } : undefined;
}

export const refusedText = ({ file }: ChosenReport): string =>
  `Nothing was saved: the clinic cannot read ${file.name}. Choose another file, or save without it.`;

/** Said when the form is saved; empty when nothing was left out. */
export const leftOutText = (report: ChosenReport | null): string =>
  report?.refused ? `The form is saved without ${report.file.name}. ${report.refused}` : '';
