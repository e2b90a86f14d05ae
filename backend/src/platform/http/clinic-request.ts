import type { Role } from '@clinic/contract/constants';
import type { Request } from 'express';

export interface Caller {
  id: string;
  role: Role;
  name: string;
  /** Set once the request reads a record that this doctor sees only because of a visit (decisions/056). */
  asCover?: true;
}

export interface ClinicRequest extends Request {
  /** A file that was stored on arrival has its contents' hash instead of them. */
  file?: Express.Multer.File & { digest?: Buffer };
  /** Identifies the request in log, journal entry and error body. */
  id: string;
  /** The guard sets it; absent on public calls. */
  caller?: Caller;
  session?: string;
  /** Owner of an ended session's token; set when the request is refused for it. */
  ended?: Caller;
  /** Subject of the journal entry, if not told by record or answer; null: nothing was done. `client`: id. */
  subject?: { id: string; name: string; client?: string } | null;
}
