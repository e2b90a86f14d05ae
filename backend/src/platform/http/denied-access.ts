import type { ClinicRequest } from './clinic-request.ts';

/** Receives denied accesses from the error filter; the audit implements it. */
export abstract class DeniedAccess {
  abstract denied(request: ClinicRequest, status: number): Promise<void>;
}
