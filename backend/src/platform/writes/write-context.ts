import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { Types } from 'mongoose';
import type { Caller, ClinicRequest } from '../http/clinic-request.ts';
import type { Idempotency } from '../http/idempotency-key.ts';
import type { AuditChange } from '@clinic/contract/platform/audit';
import { auditRow, type Audited, type CarriedRow, type RequestOfRow } from './audit-row.ts';
import type { Carrier } from './envelope.ts';

export type Author = Pick<Caller, 'id' | 'name' | 'role'>;

/** A call of the API that writes: what its audit row says, and the key it was sent with. */
export interface CommandCall {
  request: RequestOfRow;
  /** Null: this time it leaves no row. */
  audit: Audited | null;
  /** Computed when asked: a form with a file is parsed after the call has begun. */
  key?: () => Idempotency;
}

/**
 * The writer of a write, and what the write takes along. The first write under a context carries the call's
 * audit row and its key; later ones carry their own effects only.
 */
export class WriteContext {
  /** The record that the row and the key are in. */
  carrier?: Carrier;
  /** The request was carried out before: nothing was written now. */
  isRepeat = false;
  private readonly rowId = new Types.ObjectId();
  private readonly call: CommandCall;
  private changed?: AuditChange;

  constructor({ call }: { call: CommandCall }) {
    this.call = call;
  }

  /** Throws without one: a public call, or a job of the clinic's own. */
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

  /** The call's key, until a write carries it. */
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
   * Has the row name this: in place of the record that carries it, when called before the write; in place of the
   * answer, when no write carries it. Null: nothing was done, so an answer without a write leaves no row.
   */
  about(subject: ClinicRequest['subject']): void {
    this.call.request.subject = subject;
  }

  /** Has the row name the fields that the call changes; to be said before the write. */
  changes(changed: AuditChange): void {
    this.changed = changed;
  }

  /** For another record that the call changes, beside the one it is about: with a row of its own. */
  also(audit: Audited): WriteContext {
    const { caller, ip, id } = this.call.request;
    return new WriteContext({ call: { request: { caller, ip, id }, audit } });
  }

  /** The call's row as of now, until a write carries it. */
  row(at: Date): CarriedRow | undefined {
    const { request, audit } = this.call;
    if (this.carrier || !audit) return undefined;
    const row = auditRow(request, audit, at, this.rowId);
    return this.changed ? { ...row, changed: this.changed } : row;
  }
}

/**
 * The context of a write that no request makes. `by`: whom the change names; `audit`: what its row says, without
 * which it leaves none.
 */
export const job = (by?: Caller, audit: Audited | null = null): WriteContext =>
  new WriteContext({ call: { request: { caller: by, ip: undefined, id: '' }, audit } });

const contexts = new WeakMap<object, WriteContext>();

export const giveContext = (request: ClinicRequest, context: WriteContext): void =>
  void contexts.set(request, context);

/** The context of a command's request, for what stands around its handler. */
export function contextOf(request: ClinicRequest): WriteContext {
  const context = contexts.get(request);
  if (!context) throw new Error('This handler is no @Command.');
  return context;
}

/** A command's context, for its handler. */
export const CommandContext = createParamDecorator((_: unknown, execution: ExecutionContext): WriteContext =>
  contextOf(execution.switchToHttp().getRequest<ClinicRequest>()),
);
