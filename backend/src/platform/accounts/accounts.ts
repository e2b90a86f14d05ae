import { Injectable } from '@nestjs/common';
import type { Role } from '@clinic/contract/constants';
import type { QueryFilter, UpdateQuery } from 'mongoose';
import { TtlCache } from '../database/ttl-cache.ts';
import { ApiError } from '../http/api-error.ts';
import type { AccountRecord } from './account-record.ts';

/** What log-in and guard need of an account; only living accounts are answered. */
export interface Account {
  id: string;
  name: string;
  /** Raised by a new password; a token with another one is refused. */
  ver: number;
  passwordHash: string;
  /** Present: moved to another address, and the person is not confirmed yet. */
  movedAt?: Date;
  /** Which factors there are, without what opens them. */
  secondFactor?: { totp?: object; passkeys?: object[] };
}

type Guarded = Pick<Account, 'name' | 'ver' | 'secondFactor'>;

/** Whether an account asks for more than the password. */
export const hasSecondFactor = ({ secondFactor }: Pick<Account, 'secondFactor'>): boolean =>
  Boolean(secondFactor?.totp) || (secondFactor?.passkeys ?? []).length > 0;

interface Following {
  which: QueryFilter<AccountRecord>;
  set: object;
}

/** Each entity with a log-in offers its accounts; the guard never touches its collection. */
export interface AccountSource {
  /** What is stored beside an e-mail and follows it, and the state in which that is right. */
  following(account: AccountRecord, email: string): Following;
  /** Name of the model that the accounts are kept in: what follows from a change of one is looked for there. */
  model: string;
  byEmail(email: string): Promise<Account | null>;
  byId(id: string): Promise<Guarded | null>;
  record(id: string): Promise<AccountRecord | null>;
  change(
    id: string,
    which: QueryFilter<AccountRecord>,
    update: UpdateQuery<AccountRecord>,
  ): Promise<AccountRecord | null>;
}

/** The four account sources, and what was read of them within the last second. */
@Injectable()
export class Accounts {
  private readonly sources = new Map<Role, AccountSource>();
  private readonly reads = new TtlCache<Guarded | null>();

  register(role: Role, source: AccountSource): void {
    this.sources.set(role, source);
  }

  byEmail(role: Role, email: string): Promise<Account | null> {
    return this.source(role).byEmail(email);
  }

  byId(role: Role, id: string): Promise<Guarded | null> {
    return this.reads.get(`${role}:${id}`, () => this.source(role).byId(id));
  }

  following(role: Role, account: AccountRecord, email: string): Following {
    return this.source(role).following(account, email);
  }

  modelOf(role: Role): string {
    return this.source(role).model;
  }

  /** The account as it is stored; null when there is none. */
  find(role: Role, id: string): Promise<AccountRecord | null> {
    return this.source(role).record(id);
  }

  /** The account as it is stored, for the person's own page. Throws NOT_FOUND. */
  async record(role: Role, id: string): Promise<AccountRecord> {
    const record = await this.find(role, id);
    if (!record) throw new ApiError('NOT_FOUND');
    return record;
  }

  /**
   * Changes a living account in the state that `which` asks for, and answers it as it is afterwards; null when it is not
   * in that state. What a person does with the own account is no change of what somebody else may be editing:
   * `updatedAt` stays.
   */
  async change(
    role: Role,
    id: string,
    which: QueryFilter<AccountRecord>,
    update: UpdateQuery<AccountRecord>,
  ): Promise<AccountRecord | null> {
    const changed = await this.source(role).change(id, which, update);
    this.forget(role, id);
    return changed;
  }

  /** Called by whoever changes an account, so that its sessions end at once on this server. */
  forget(role: Role, id: string): void {
    this.reads.forget(`${role}:${id}`);
  }

  private source(role: Role): AccountSource {
    const source = this.sources.get(role);
    if (!source) throw new Error(`No accounts were registered for ${role}`);
    return source;
  }
}
