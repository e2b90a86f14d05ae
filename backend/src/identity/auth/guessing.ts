import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Role } from '@clinic/contract/constants';
import { ENV, type Env } from '../../platform/config/env.ts';
import { Attempts, inWindow, tooMany } from './attempts.ts';
import { KnownAddresses } from './known-addresses.ts';
import { Clock } from '../../platform/config/clock.ts';

/** Wrong passwords a minute per account and address, and for all strange ones (decisions, section 13). */
const PER_ADDRESS = 10;
const PER_ACCOUNT = 100;
/** Accounts that may fail from one address within ten minutes (specification 5, section 1). */
const ACCOUNTS_PER_ADDRESS = 200;
const SPRAY_WINDOW_MS = 10 * 60_000;

/** `from` as `customerOf` says it; `id` when the account exists. */
interface Tried {
  role: Role;
  email: string;
  id: string | undefined;
  from: string;
}

export interface Admitted {
  good(): Promise<void>;
  bad(): Promise<void>;
}

/** The login throttle. */
@Injectable()
export class Guessing {
  constructor(
    private readonly attempts: Attempts,
    private readonly known: KnownAddresses,
    @Inject(ENV) private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  /**
   * Many attempts from one address for one account wait or are refused; so are many from all addresses
   * together, and one address that tries many accounts, except at addresses from which the account is used:
   * its owner is not locked out. Throws TOO_MANY_ATTEMPTS.
   */
  async admit({ role, email, id, from }: Tried): Promise<Admitted> {
    const isKnown = await this.known.isKnown(role, id ?? email, from);
    if (!isKnown) await this.refuseSpraying(from);
    const keys: [string, number][] = [[`log-in:${role}:${email}:${from}`, PER_ADDRESS]];
    if (!isKnown) keys.push([`log-in:${role}:${email}`, PER_ACCOUNT]);
    const reserved: string[] = [];
    const settle = (outcome: 'good' | 'bad') =>
      Promise.all(reserved.map((key) => this.attempts.settle(key, outcome)));
    for (const [key, limit] of keys) {
      try {
        await this.attempts.reserve(key, limit);
      } catch (error) {
        await settle('good');
        throw error;
      }
      reserved.push(key);
    }
    return {
      good: async () => void (await settle('good')),
      bad: async () => void (await Promise.all([settle('bad'), this.failedFrom(from, `${role}:${email}`)])),
    };
  }

  private async refuseSpraying(from: string): Promise<void> {
    const row = await this.attempts.running(`spray:${from}`);
    if (row?.accounts && row.accounts.length >= ACCOUNTS_PER_ADDRESS)
      throw tooMany(this.clock.now(), row.expiresAt, SPRAY_WINDOW_MS);
  }

  private async failedFrom(from: string, account: string): Promise<void> {
    const hash = createHmac('sha256', this.env.jwtSecret).update(`tried:${account}`).digest('base64url');
    const accounts = { $slice: [{ $setUnion: ['$accounts', [hash]] }, ACCOUNTS_PER_ADDRESS] };
    await this.attempts.update(`spray:${from}`, [
      inWindow(this.clock.atDatabase, SPRAY_WINDOW_MS, { accounts: [] }),
      { $set: { accounts } },
    ]);
  }
}
