import { Inject, Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { ENV, type Env } from '../config/env.ts';

/** The minimum of argon2. Checking a hash does not depend on it. */
const LOW_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** argon2id with the library's defaults, OWASP's: 19 MiB, 2 passes, 1 lane. Runs in libuv's pool. */
@Injectable()
export class Passwords {
  private unknown?: Promise<string>;

  constructor(@Inject(ENV) private readonly env: Pick<Env, 'passwordCost'>) {}

  hash(password: string): Promise<string> {
    return hash(password, this.env.passwordCost === 'low' ? LOW_COST : undefined);
  }

  /** Without a hash the account is unknown: the log-in must take as long as with a wrong password. */
  async match(passwordHash: string | undefined, password: string): Promise<boolean> {
    this.unknown ??= this.hash('of no account');
    return (await verify(passwordHash ?? (await this.unknown), password)) && passwordHash !== undefined;
  }
}
