import { composed } from '@clinic/contract/reading/text';
import { Inject, Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { ENV, type Env } from '../config/env.ts';

/** argon2's minimum; a hash names its own cost, so any other one is still verified. */
const LOW_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** `as typed`: it was hashed before passwords had one form, and is to be hashed anew. */
export type PasswordMatch = 'no' | 'yes' | 'as typed';

/** argon2id with the library's defaults, OWASP's (19 MiB, 2 passes, 1 lane). Runs in libuv's pool. */
@Injectable()
export class Passwords {
  private unknown?: Promise<string>;

  constructor(@Inject(ENV) private readonly env: Pick<Env, 'passwordCost'>) {}

  /** In the composed form: one keyboard types "é" as one character, another one as two. */
  hash(password: string): Promise<string> {
    return hash(composed(password), this.env.passwordCost === 'low' ? LOW_COST : undefined);
  }

  /** Without a hash the account is unknown: the check takes as long as for a wrong password. */
  async match(passwordHash: string | undefined, password: string): Promise<PasswordMatch> {
    this.unknown ??= this.hash('of no account');
    const stored = passwordHash ?? (await this.unknown);
    const isYes = await verify(stored, composed(password));
    const isAsTyped = !isYes && composed(password) !== password && (await verify(stored, password));
    if (passwordHash === undefined) return 'no';
    return isYes ? 'yes' : isAsTyped ? 'as typed' : 'no';
  }
}
