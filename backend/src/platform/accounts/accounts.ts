import { Injectable } from '@nestjs/common';
import { ROLES, type Role } from '@clinic/contract/constants';
import type { QueryFilter, UpdateQuery } from 'mongoose';
import { TtlCache } from '../database/ttl-cache.ts';
import { ApiError } from '../http/api-error.ts';
import type { Effect } from '../writes/envelope.ts';
import type { WriteContext } from '../writes/write-context.ts';
import type { ModelFamily } from '../writes/on-effect.ts';
import type { AccountRecord } from './account-record.ts';
import { AnswerForEach } from '../ports/port.ts';

/** Fields that log-in and guard need; only living accounts are answered. */
export interface Account {
  id: string;
  name: string;
  /** Raised by a new password; tokens with an older value are refused. */
  ver: number;
  passwordHash: string;
  /** Set when the email was changed and the person is unconfirmed. */
  movedAt?: Date;
  /** Set when a link has proven the address. */
  emailVerifiedAt?: Date;
  /** Kinds of second factor, without their secrets. */
  secondFactor?: { totp?: object; passkeys?: object[] };
}

type Guarded = Pick<Account, 'name' | 'ver' | 'secondFactor' | 'emailVerifiedAt'>;

export const hasSecondFactor = ({ secondFactor }: Pick<Account, 'secondFactor'>): boolean =>
  Boolean(secondFactor?.totp) || (secondFactor?.passkeys ?? []).length > 0;

interface Following {
  which: QueryFilter<AccountRecord>;
  set: object;
}

interface ChangeOptions {
  /** Emails, and other follow-up work. */
  effects?: readonly Effect[];
}

/** Access to the accounts of one kind; each kind provides one, so that the guard needs no collection. */
export interface AccountSource {
  /** Fields that depend on the email, and the state in which they apply. */
  following(account: AccountRecord, email: string | undefined): Following;
  /** Name of the accounts' model, whose records carry the effects. */
  model: string;
  byEmail(email: string): Promise<Account | null>;
  byId(id: string): Promise<Guarded | null>;
  record(id: string, more: string): Promise<AccountRecord | null>;
  change(
    context: WriteContext,
    id: string,
    which: QueryFilter<AccountRecord>,
    update: UpdateQuery<AccountRecord>,
    options?: ChangeOptions,
  ): Promise<AccountRecord | null>;
}

/** The accounts of a role, provided by the module of its people. */
@Injectable()
export class AccountsOf extends AnswerForEach<Role, () => AccountSource> {
  protected override readonly required = ROLES;
}

/** The four kinds of accounts, with a cache of a second. */
@Injectable()
export class Accounts {
  private readonly reads = new TtlCache<Guarded | null>();

  constructor(private readonly accountsOf: AccountsOf) {}

  byEmail(role: Role, email: string): Promise<Account | null> {
    return this.source(role).byEmail(email);
  }

  byId(role: Role, id: string): Promise<Guarded | null> {
    return this.reads.get(`${role}:${id}`, () => this.source(role).byId(id));
  }

  following(role: Role, account: AccountRecord, email: string | undefined): Following {
    return this.source(role).following(account, email);
  }

  modelNames(): string[] {
    return ROLES.map((role) => this.source(role).model);
  }

  /** The role of the people whose accounts the model holds. */
  roleOf(model: string): Role {
    return ROLES[this.modelNames().indexOf(model)]!;
  }

  /** `more`: fields that are read only on request. */
  find(role: Role, id: string, more = ''): Promise<AccountRecord | null> {
    return this.source(role).record(id, more);
  }

  /** Like `find`, but throws NOT_FOUND without an account. */
  async record(role: Role, id: string, more = ''): Promise<AccountRecord> {
    const record = await this.find(role, id, more);
    if (!record) throw new ApiError('NOT_FOUND');
    return record;
  }

  /**
   * Changes an existing account that matches `which`; returns the changed one, or null. `updatedAt` is kept, since an
   * owner's change must not make another session's edit stale.
   */
  async change(
    context: WriteContext,
    role: Role,
    id: string,
    which: QueryFilter<AccountRecord>,
    update: UpdateQuery<AccountRecord>,
    options?: ChangeOptions,
  ): Promise<AccountRecord | null> {
    const changed = await this.source(role).change(context, id, which, update, options);
    this.forget(role, id);
    return changed;
  }

  /** Call after changing an account, so that its sessions end at once on this server. */
  forget(role: Role, id: string): void {
    this.reads.forget(`${role}:${id}`);
  }

  private source(role: Role): AccountSource {
    const source = this.accountsOf.for(role);
    if (!source) throw new Error(`Nothing answers AccountsOf for ${role}.`);
    return source();
  }
}

/** The models of all accounts. */
export const ACCOUNTS: ModelFamily<AccountRecord> = { named: Accounts };
