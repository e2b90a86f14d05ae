import { ERRORS } from '@clinic/contract/errors';
import { BLOOD_REPORT, HEIC_REFUSED } from '@clinic/contract/care/intake-forms/intake-forms';
import { ApiError } from '@clinic/ui/session/api-error.ts';

export interface ChosenReport {
  file: File;
  /** Why the file will not be sent; empty when it will. */
  refused: string;
  /** Why the last save could not send it; the next save tries again. */
  delayed?: string;
}

export const REPORT_EXTENSIONS = BLOOD_REPORT.extensions.map((extension) => `.${extension}`);
const NO_REPORT = ERRORS.FILE_INVALID[1];

/** Checks what a browser can see of a file; the server checks its contents. */
export function chooseReport(file: File): ChosenReport {
  const known = REPORT_EXTENSIONS.some((extension) => file.name.toLowerCase().endsWith(extension));
  const fits = file.size > 0 && file.size <= BLOOD_REPORT.maxBytes;
  if (/\.hei[cf]$/i.test(file.name)) return { file, refused: HEIC_REFUSED };
  return { file, refused: known && fits ? '' : NO_REPORT };
}

export const fileToSend = (report: ChosenReport | null): File | null =>
  report && !report.refused ? report.file : null;

const REFUSALS = ['FILE_INVALID', 'PAYLOAD_TOO_LARGE', 'REPORTS_FULL', 'REPORTS_TODAY'];

/** The report after the server refused it; undefined when the failure is about something else. */
export function reportAfter(failure: unknown, report: ChosenReport | null): ChosenReport | undefined {
  if (!report || report.refused || !(failure instanceof ApiError)) return undefined;
  const { code, message } = failure;
  if (code === 'UPLOADS_BUSY') return { ...report, delayed: message };
  if (!REFUSALS.includes(code)) return undefined;
  const isTold = code.startsWith('REPORTS') || message === HEIC_REFUSED;
  return { file: report.file, refused: isTold ? message : NO_REPORT };
}

/** The sentence after a save without its report. */
export function notTakenText({ file, refused, delayed }: ChosenReport): string {
  if (delayed) return `Nothing was saved: ${delayed}`;
  if (refused === NO_REPORT || refused === HEIC_REFUSED)
    return `Nothing was saved: the clinic cannot read ${file.name}. Choose another file, or save without it.`;
  return `Nothing was saved: the clinic cannot take ${file.name}. Save once more to save the form without it.`;
}

/** Shown after a save; empty when nothing was left out. */
export const leftOutText = (report: ChosenReport | null): string =>
  report?.refused ? `The form is saved without ${report.file.name}. ${report.refused}` : '';
