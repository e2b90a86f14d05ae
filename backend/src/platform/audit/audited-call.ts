import { AsyncLocalStorage } from 'node:async_hooks';
import type { AuditAction } from '@clinic/contract/platform/audit';
import { Types } from 'mongoose';
import type { Clock } from '../config/clock.ts';
import type { Caller, ClinicRequest } from '../http/clinic-request.ts';

/** A row as its write carries it; names are read from the record when the row is moved. */
export interface CarriedRow {
  /** Assigned with the change, so that repeated moves store the row once. */
  _id: Types.ObjectId;
  at: Date;
  by: Caller | null;
  action: AuditAction;
  kind: string;
  from: string;
  requestId: string;
  asCover?: true;
  /** What the row names in place of its carrier. */
  about?: NonNullable<ClinicRequest['subject']>;
}

/** The record that carried a row; several when it names none. */
export interface Carrier {
  model: string;
  id: Types.ObjectId | undefined;
}

/** One call of the API that leaves a row; its first write to a record of that kind carries it. */
export class AuditedCall {
  carrier?: Carrier;
  readonly id = new Types.ObjectId();
  readonly request: ClinicRequest;
  readonly action: AuditAction;
  /** Kind of record, for example "form". */
  readonly kind: string;
  /** No write carries the row: it is stored once for many calls. */
  readonly once: boolean;

  private readonly clock: Clock;

  constructor(
    request: ClinicRequest,
    { action, kind, once = false }: { action: AuditAction; kind: string; once?: boolean },
    clock: Clock,
  ) {
    this.request = request;
    this.action = action;
    this.kind = kind;
    this.once = once;
    this.clock = clock;
  }

  /** The row as of now; a handler may have identified the caller meanwhile. */
  row(): CarriedRow {
    const { id, action, kind, request } = this;
    const { caller, ip = '', id: requestId, subject: about } = request;
    const { asCover, ...by } = caller ?? {};
    const row = {
      _id: id,
      at: this.clock.now(),
      by: caller ? (by as Caller) : null,
      action,
      kind,
      from: ip,
      requestId,
    };
    return { ...row, ...(asCover && { asCover }), ...(about && { about }) };
  }
}

const calls = new AsyncLocalStorage<AuditedCall>();

/** The audited call of this code; none for workers and commands. */
export const runningCall = (): AuditedCall | undefined => calls.getStore();

export const runCall = <Answer>(call: AuditedCall, work: () => Promise<Answer>): Promise<Answer> =>
  calls.run(call, work);

/** Names in the running call's row who makes it, where only the handler finds out: by a mailed link, for example. */
export function setAuditActor(caller: Caller): void {
  const call = runningCall();
  if (call) call.request.caller = caller;
}

/** Has the running call's row name this, not the record that carries it. To be called before that is written. */
export function setAuditSubject(subject: NonNullable<ClinicRequest['subject']>): void {
  const call = runningCall();
  if (call) call.request.subject = subject;
}
