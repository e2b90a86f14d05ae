import type { Role } from '@clinic/contract/constants';
import type { Request } from 'express';

/** The signed-in person who makes a request. */
export interface Caller {
  id: string;
  role: Role;
  name: string;
}

export interface ClinicRequest extends Request {
  /** A file that was stored as it arrived has a hash of its contents in place of them. */
  file?: Express.Multer.File & { digest?: Buffer };
  /** Names the request in log, audit row and error body. */
  id: string;
  /** Set by the guard; absent on public calls. */
  caller?: Caller;
  /** Id of the session that the token names; set with the caller. */
  session?: string;
  /** Who holds the token of a session that has ended; set when the request is refused for it. */
  ended?: Caller;
  /** Set as soon as it reads a record that only a visit lets its caller see (decisions/056). */
  asCover?: true;
  /**
   * What the audit row is about, where neither the record that is written nor the answer says it; `client` by id. Null
   * when nothing was done.
   */
  subject?: { id: string; name: string; client?: string } | null;
}
