import { applyDecorators, SetMetadata } from '@nestjs/common';
import type { AuditAction, AuditKind } from '@clinic/contract/platform/audit';
import type { Call } from '@clinic/contract/calls';
import type { ClinicRequest } from '../http/clinic-request.ts';
import { Handles, type Handler } from '../http/handles.ts';

export const COMMAND = Symbol('command');

/** The audit row of a command: its action and kind of record. */
export interface CommandAudit {
  /** One action, or a function that chooses it; undefined: this request leaves no row. */
  action: AuditAction | ((request: ClinicRequest) => AuditAction | undefined);
  kind: AuditKind;
}

/**
 * Binds a method to a writing call of the contract. Its handler takes `@CommandContext()` and hands it to `Records`, so
 * that the write stores the audit row and the request's key.
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
