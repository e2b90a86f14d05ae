import type { ClinicRequest } from './clinic-request.ts';

/** The error filter reports a signed-in person's denied requests here; the audit implements it. */
export abstract class DeniedAccess {
  abstract denied(request: ClinicRequest, status: number): Promise<void>;
}
