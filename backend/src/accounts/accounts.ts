import { Injectable } from '@nestjs/common';
import type { Role } from '@clinic/contract/constants';

/** What log-in and guard need of an account; only living accounts are answered. */
export interface Account {
  id: string;
  name: string;
  /** Raised by a new password; a token with another one is refused. */
  ver: number;
  passwordHash: string;
}

/** Each entity with a log-in offers its accounts; the guard never touches its collection. */
export interface AccountSource {
  byEmail(email: string): Promise<Account | null>;
  byId(id: string): Promise<Pick<Account, 'name' | 'ver'> | null>;
}

/** How long another instance's change may go unnoticed, in milliseconds (decisions, section 3). */
const FRESH_MS = 1000;
const MAX_REMEMBERED = 10_000;

type Remembered = { at: number; found: Promise<Pick<Account, 'name' | 'ver'> | null> };

/** The four account sources, and what was read of them within the last second. */
@Injectable()
export class Accounts {
  private readonly sources = new Map<Role, AccountSource>();
  private readonly remembered = new Map<string, Remembered>();

  register(role: Role, source: AccountSource): void {
    this.sources.set(role, source);
  }

  byEmail(role: Role, email: string): Promise<Account | null> {
    return this.source(role).byEmail(email);
  }

  byId(role: Role, id: string): Promise<Pick<Account, 'name' | 'ver'> | null> {
    const key = `${role}:${id}`;
    const known = this.remembered.get(key);
    if (known && performance.now() - known.at < FRESH_MS) return known.found;
    if (this.remembered.size >= MAX_REMEMBERED) this.remembered.clear();
    const found = this.source(role).byId(id);
    this.remembered.set(key, { at: performance.now(), found });
    // A failed read must not be remembered: the database may be back at the next request.
    found.catch(() => this.remembered.delete(key));
    return found;
  }

  /** Called by whoever changes an account, so that its sessions end at once on this instance. */
  forget(role: Role, id: string): void {
    this.remembered.delete(`${role}:${id}`);
  }

  private source(role: Role): AccountSource {
    const source = this.sources.get(role);
    if (!source) throw new Error(`No accounts were registered for ${role}`);
    return source;
  }
}
