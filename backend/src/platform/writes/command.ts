import { applyDecorators, SetMetadata } from '@nestjs/common';
import type { AuditAction, AuditKind } from '@clinic/contract/platform/audit';
import type { Call } from '@clinic/contract/calls';
import type { ClinicRequest } from '../http/clinic-request.ts';
import { Handles, type Handler } from '../http/handles.ts';

export const COMMAND = Symbol('command');

/** The audit row of a command: what is done to which kind of record. */
export interface CommandAudit {
  /** A call with several actions picks one; undefined when this time it does none of them. */
  action: AuditAction | ((request: ClinicRequest) => AuditAction | undefined);
  kind: AuditKind;
}

/**
 * Binds a method to a call of the contract that writes. Its handler takes `@CommandContext()` and hands it to
 * `Records`, which let the write carry the audit row and the request's key.
 */
export function Command<Of extends Call>(call: Of, audit: CommandAudit) {
  const handles = Handles(call);
  const told = applyDecorators(SetMetadata(COMMAND, audit));
  return <Method extends Handler<Of>>(
    target: object,
    name: string | symbol,
    handler: TypedPropertyDescriptor<Method>,
  ): void => {
    told(target, name, handler);
    handles(target, name, handler);
  };
}

export const wantedStatus = ({ body }: ClinicRequest): unknown =>
  (body as { status?: unknown } | undefined)?.status;
