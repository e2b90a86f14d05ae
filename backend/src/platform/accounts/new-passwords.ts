import { Inject, Injectable } from '@nestjs/common';
import { clinicFacts } from '@clinic/contract/clinic';
import { isOwnName, PASSWORD_IS_NAME, PASSWORD_TOO_COMMON } from '@clinic/contract/identity/password-rules';
import { newPassword } from '@clinic/contract/rules';
import { ENV, type Env } from '../config/env.ts';
import { invalid } from '../http/api-error.ts';
import { Passwords } from './passwords.ts';

/** The 49,000 commonest passwords in lower case, loaded on first use. */
let commonest: Promise<ReadonlySet<string>> | undefined;

async function readCommonest(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Checks and hashes passwords that people choose for themselves or a new colleague. */
@Injectable()
export class NewPasswords {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly passwords: Passwords,
  ) {}

  /** Throws INVALID_INPUT with a sentence at `password`. */
  async hash(password: string, person: { name: string; email?: string }): Promise<string> {
    const sentence = newPassword(this.env.passwordMin)(password) ?? (await this.tooEasy(password, person));
    if (sentence) throw invalid('password', sentence);
    return this.passwords.hash(password);
  }

  private async tooEasy(password: string, person: { name: string; email?: string }) {
    if (isOwnName(password, person) || isOwnName(password, clinicFacts())) return PASSWORD_IS_NAME;
    commonest ??= readCommonest();
    return (await commonest).has(password.toLowerCase()) ? PASSWORD_TOO_COMMON : undefined;
  }
}
