import { AsyncLocalStorage } from 'node:async_hooks';
import type { AuditAction } from '@clinic/contract/platform/audit';
import { Types } from 'mongoose';
import type { Clock } from '../config/clock.ts';
import type { Caller, ClinicRequest } from '../http/clinic-request.ts';

/** A row as a write carries it; its names are read from the record when it is moved. */
export interface CarriedRow {
  /** Made with the change: however often the move is retried, the row is stored once. */
  _id: Types.ObjectId;
  at: Date;
  by: Caller | null;
  action: AuditAction;
  kind: string;
  from: string;
  requestId: string;
  asCover?: true;
  /** The row's subject when it is not the record that carries it. */
  about?: NonNullable<ClinicRequest['subject']>;
}

/** The record whose write carried a row; without an id several did. */
export interface Carrier {
  model: string;
  id: Types.ObjectId | undefined;
}

/** One call of the API that leaves a row; the first write to a record of its kind carries it. */
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

  /** The row as of now: the handler may have identified the caller meanwhile. */
  row(): CarriedRow {
    const { id, action, kind, request } = this;
    const { caller, ip = '', id: requestId, subject: about, asCover } = request;
    const by = caller ? { ...caller } : null;
    const row = { _id: id, at: this.clock.now(), by, action, kind, from: ip, requestId };
    return { ...row, ...(asCover && { asCover }), ...(about && { about }) };
  }
}

const calls = new AsyncLocalStorage<AuditedCall>();

/** The audited call that is running; none in workers and commands. */
export const runningCall = (): AuditedCall | undefined => calls.getStore();

export const runCall = <Answer>(call: AuditedCall, work: () => Promise<Answer>): Promise<Answer> =>
  calls.run(call, work);

/** Sets the caller of the running call's row when only the handler knows it, for example by a mailed link. */
export function callIsBy(caller: Caller): void {
  const call = runningCall();
  if (call) call.request.caller = caller;
}

/** Marks the running call's row: its caller sees the record because of a visit. */
export function callIsAsCover(): void {
  const call = runningCall();
  if (call) call.request.asCover = true;
}

/** Sets the subject of the running call's row. Call it before the carrying record is written. */
export function callIsAbout(subject: NonNullable<ClinicRequest['subject']>): void {
  const call = runningCall();
  if (call) call.request.subject = subject;
}
