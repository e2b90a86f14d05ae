import type { Role } from '@clinic/contract/constants';
import type { Request } from 'express';

export interface Caller {
  id: string;
  role: Role;
  name: string;
  /** Set once the request reads a record that this doctor sees only because of a visit (decisions/056). */
  asCover?: true;
  /** True: no request of the client, but a copy for the own doctor, who knows the person and hands it over. */
  byDoctor?: true;
}

export interface ClinicRequest extends Request {
  /** A file that was stored on arrival; the hash replaces its contents. */
  file?: Express.Multer.File & { digest?: Buffer };
  /** Identifies the request in log, journal entry and error body. */
  id: string;
  /** Set by the guard; absent on public calls. */
  caller?: Caller;
  session?: string;
  /** The person of an ended session; set when the request is refused for that. */
  ended?: Caller;
  /** Subject of the audit row, if neither record nor answer gives it; null: nothing was done. `client`: id. */
  subject?: { id: string; name: string; client?: string } | null;
}
