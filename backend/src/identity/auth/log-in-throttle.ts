import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Role } from '@clinic/contract/constants';
import { ENV, type Env } from '../../platform/config/env.ts';
import { attemptKey, type AttemptKey } from './attempt-key.ts';
import { Attempts, inWindow, tooMany } from './attempts.ts';
import { TrustedAddresses } from './trusted-addresses.ts';
import type { CustomerAddress } from '../../platform/http/customer-address.ts';
import { Clock } from '../../platform/config/clock.ts';

/**
 * Wrong passwords a minute for one account: for each trusted address, and for all other addresses together (decisions,
 * 13).
 */
const PER_ADDRESS = 10;
const PER_ACCOUNT = 100;
/** So many accounts may fail from one address in ten minutes. */
const ACCOUNTS_PER_ADDRESS = 200;
const SPRAY_WINDOW_MS = 10 * 60_000;

/** The account and address of a log-in; `id` when the account exists. */
interface Tried {
  role: Role;
  /** The id of an account that has none. */
  email: string;
  id: string | undefined;
  from: CustomerAddress;
}

export interface Admitted {
  good(): Promise<void>;
  bad(): Promise<void>;
}

/** Limits wrong passwords, so that a password cannot be guessed and a stranger cannot lock the owner out. */
@Injectable()
export class LoginThrottle {
  constructor(
    private readonly attempts: Attempts,
    private readonly known: TrustedAddresses,
    @Inject(ENV) private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  /**
   * Limits attempts per account and address, per account from all addresses, and per address over many
   * accounts. Trusted addresses of the account are exempt from the last two, so a stranger cannot lock the
   * owner out. Throws TOO_MANY_ATTEMPTS.
   */
  async admit({ role, email, id, from }: Tried): Promise<Admitted> {
    const isKnown = await this.known.isKnown(role, id ?? email, from);
    if (!isKnown) await this.refuseSpraying(from);
    const account = `${role}:${email}` as const;
    const keys: [AttemptKey, number][] = [[attemptKey('log-in', account, from), PER_ADDRESS]];
    if (!isKnown) keys.push([attemptKey('log-in', account), PER_ACCOUNT]);
    const reserved: AttemptKey[] = [];
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
      bad: async () => void (await Promise.all([settle('bad'), this.failedFrom(from, account)])),
    };
  }

  private async refuseSpraying(from: CustomerAddress): Promise<void> {
    const row = await this.attempts.running(attemptKey('spray', from));
    if (row?.accounts && row.accounts.length >= ACCOUNTS_PER_ADDRESS)
      throw tooMany(this.clock.now(), row.expiresAt, SPRAY_WINDOW_MS);
  }

  private async failedFrom(from: CustomerAddress, account: string): Promise<void> {
    const hash = createHmac('sha256', this.env.jwtSecret).update(`tried:${account}`).digest('base64url');
    const accounts = { $slice: [{ $setUnion: ['$accounts', [hash]] }, ACCOUNTS_PER_ADDRESS] };
    await this.attempts.update(attemptKey('spray', from), [
      inWindow(this.clock.atDatabase, SPRAY_WINDOW_MS, { accounts: [] }),
      { $set: { accounts } },
    ]);
  }
}
