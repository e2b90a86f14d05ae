import { composed } from '@clinic/contract/reading/text';
import { Inject, Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { ENV, type Env } from '../config/env.ts';

/** The lowest cost that argon2 allows, for tests; a hash names its own cost, so others are still verified. */
const LOW_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** `as typed`: it matches a hash from before the Unicode form was fixed, and should be hashed again. */
export type PasswordMatch = 'no' | 'yes' | 'as typed';

/**
 * Hashes by argon2id with the library's defaults, which OWASP recommends (19 MiB, 2 passes, 1 lane), in libuv's pool.
 */
@Injectable()
export class Passwords {
  private unknown?: Promise<string>;

  constructor(@Inject(ENV) private readonly env: Pick<Env, 'passwordCost'>) {}

  /** Hashes the composed form, since keyboards type "é" as one or two characters. */
  hash(password: string): Promise<string> {
    return hash(composed(password), this.env.passwordCost === 'low' ? LOW_COST : undefined);
  }

  /** Without a hash the account is unknown; the check then takes as long as for a wrong password. */
  async match(passwordHash: string | undefined, password: string): Promise<PasswordMatch> {
    this.unknown ??= this.hash('of no account');
    const stored = passwordHash ?? (await this.unknown);
    const isYes = await verify(stored, composed(password));
    const isAsTyped = !isYes && composed(password) !== password && (await verify(stored, password));
    if (passwordHash === undefined) return 'no';
    return isYes ? 'yes' : isAsTyped ? 'as typed' : 'no';
  }
}
