import type { ClinicRequest } from './clinic-request.ts';

/** Whom the error filter tells that a signed-in person asked for something that is not theirs; the audit is it. */
export abstract class DeniedAccess {
  abstract denied(request: ClinicRequest, status: number): Promise<void>;
}
