import type { Role } from '@clinic/contract/constants';
import type { Request } from 'express';

/** The signed-in person who makes a request. */
export interface Caller {
  id: string;
  role: Role;
  name: string;
}

export interface ClinicRequest extends Request {
  /** Names the request in log, audit row and error body. */
  id: string;
  /** Set by the guard; absent on public calls. */
  caller?: Caller;
  /** What the audit row is about, set by a handler whose answer does not say it. */
  subject?: { id: string; name: string };
}
