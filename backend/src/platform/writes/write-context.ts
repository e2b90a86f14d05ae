import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { Types } from 'mongoose';
import type { Caller, ClinicRequest } from '../http/clinic-request.ts';
import type { Idempotency } from '../http/idempotency-key.ts';
import type { AuditAction, AuditChange } from '@clinic/contract/platform/audit';
import { auditRow, type Audited, type CarriedRow, type RequestOfRow } from './audit-row.ts';
import type { Carrier } from './envelope.ts';

export type Author = Pick<Caller, 'id' | 'name' | 'role'>;

/** A writing call of the API: its audit row and its idempotency key. */
export interface CommandCall {
  request: RequestOfRow;
  /** Null: this request leaves no audit row. */
  audit: Audited | null;
  /** A function, since a form with a file is parsed only after the call has begun. */
  key?: () => Idempotency;
}

/**
 * Who writes, and what the write must store besides. The first write of a context stores the call's audit row and key;
 * later writes only their effects.
 */
export class WriteContext {
  /** The record that stores the row and the key. */
  carrier?: Carrier;
  /** True: the request was carried out before, so nothing was written now. */
  isRepeat = false;
  private readonly rowId = new Types.ObjectId();
  private readonly call: CommandCall;
  private changed?: AuditChange;
  private action?: AuditAction;

  constructor({ call }: { call: CommandCall }) {
    this.call = call;
  }

  /** The person who calls. Throws for a public call and for a job of the clinic. */
  get caller(): Caller {
    const { caller } = this.call.request;
    if (!caller) throw new Error('Nobody is signed in here.');
    return caller;
  }

  /** The caller as a record names the person who changed it. */
  get author(): Author {
    const { id, name, role } = this.caller;
    return { id, name, role };
  }

  /** The call's key; undefined once a write has stored it. */
  get key(): Idempotency | undefined {
    return this.carrier ? undefined : this.sentKey;
  }

  get sentKey(): Idempotency | undefined {
    return this.call.key?.();
  }

  /** Says who makes the call, where only its handler finds out: by a mailed link, for example. */
  actAs(caller: Caller): void {
    this.call.request.caller = caller;
  }

  /**
   * Sets the subject of the audit row: before the write in place of the written record, or without a write in place of
   * the answer. Null: nothing was done, so no row is left.
   */
  about(subject: ClinicRequest['subject']): void {
    this.call.request.subject = subject;
  }

  /** Names the changed fields in the audit row; to be called before the write. */
  changes(changed: AuditChange): void {
    this.changed = changed;
  }

  /** Names in the audit row what was done more exactly than the command does; to be called before the write. */
  did(action: AuditAction): void {
    this.action = action;
  }

  /** Makes a context for another changed record, with an audit row of its own. */
  also(audit: Audited): WriteContext {
    const { caller, ip, id } = this.call.request;
    return new WriteContext({ call: { request: { caller, ip, id }, audit } });
  }

  /** The call's audit row; undefined once a write has stored it. */
  row(at: Date): CarriedRow | undefined {
    const { request, audit } = this.call;
    if (this.carrier || !audit) return undefined;
    const { action = audit.action } = this;
    const row = auditRow(request, { ...audit, action }, at, this.rowId);
    return this.changed ? { ...row, changed: this.changed } : row;
  }
}

/** Makes a context for a write without a request. `by`: the author; `audit`: its row, or none. */
export const job = (by?: Caller, audit: Audited | null = null): WriteContext =>
  new WriteContext({ call: { request: { caller: by, ip: undefined, id: '' }, audit } });

const contexts = new WeakMap<object, WriteContext>();

export const giveContext = (request: ClinicRequest, context: WriteContext): void =>
  void contexts.set(request, context);

/** The context of a request, for code around its handler. */
export function contextOf(request: ClinicRequest): WriteContext {
  const context = contexts.get(request);
  if (!context) throw new Error('This handler is no @Command.');
  return context;
}

/** Parameter decorator: gives a handler its context. */
export const CommandContext = createParamDecorator((_: unknown, execution: ExecutionContext): WriteContext =>
  contextOf(execution.switchToHttp().getRequest<ClinicRequest>()),
);
