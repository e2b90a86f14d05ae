import { callTable } from './calls.ts';
import type { ClinicAnswer, SaveClinic } from './clinic-settings.ts';

/** Calls of the clinic's own facts. Pages know them from their document, without a call. */
export interface ClinicCalls {
  read: { answer: ClinicAnswer };
  /** Saves them for pages, letters and papers from now on. 409 STALE_RECORD when another admin has saved meanwhile. */
  save: { body: SaveClinic; answer: ClinicAnswer };
  /** The clinic's own logo, at an address that names its contents and never changes. 404 for any other. */
  logo: { answer: 'file' };
}

export const clinicCalls = callTable<ClinicCalls>()({
  read: ['GET /admin/clinic', 'admin'],
  save: ['PUT /admin/clinic', 'admin'],
  logo: ['GET /clinic/logo/:hash', 'public'],
});
