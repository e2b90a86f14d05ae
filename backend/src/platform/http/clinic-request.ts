import type { Role } from '@clinic/contract/constants';
import type { Request } from 'express';

export interface Caller {
  id: string;
  role: Role;
  name: string;
}

export interface ClinicRequest extends Request {
  /** A file that was stored while arriving has a digest in place of its contents. */
  file?: Express.Multer.File & { digest?: Buffer };
  /** Identifies the request in log, audit row and error body. */
  id: string;
  /** The guard sets it; absent on public calls. */
  caller?: Caller;
  /** The token's session; set with the caller. */
  session?: string;
  /** The account of an ended session's token; set when the request is refused for it. */
  ended?: Caller;
  /** Set when the request reads a record that the caller sees only because of a visit (decisions/056). */
  asCover?: true;
  /**
   * The audit row's subject, where neither the written record nor the answer names it; `client` is an id.
   * Null when nothing was done.
   */
  subject?: { id: string; name: string; client?: string } | null;
}
