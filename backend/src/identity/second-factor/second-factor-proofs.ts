import { Injectable } from '@nestjs/common';
import {
  plainCode,
  TOTP_DIGITS,
  type PasskeyProof,
  type SecondFactorAnswer,
} from '@clinic/contract/identity/second-factor';
import type { AccountRecord } from '../../platform/accounts/account-record.ts';
import { Accounts } from '../../platform/accounts/accounts.ts';
import { Clock } from '../../platform/config/clock.ts';
import { invalid, type ApiError } from '../../platform/http/api-error.ts';
import type { ClinicRequest } from '../../platform/http/clinic-request.ts';
import { customerOf } from '../../platform/http/customer-address.ts';
import { job } from '../../platform/writes/write-context.ts';
import { attemptKey, type AttemptKey } from '../auth/attempt-key.ts';
import { Attempts } from '../auth/attempts.ts';
import { TrustedAddresses } from '../auth/trusted-addresses.ts';
import { Passkeys } from './passkeys.ts';
import { factorEmail } from './second-factor-emails.ts';
import { SecretBox } from './secret-box.ts';
import type { TicketRecord } from './ticket.schema.ts';
import { totpStep } from './totp.ts';

/**
 * Wrong answers an hour per account and method, from one trusted address and from all others together. Three
 * of a million codes are valid, so strangers hit one in 16,000 hours.
 */
const PER_ACCOUNT = 20;
const HOUR_MS = 60 * 60_000;

const WRONG = {
  code: 'This code is not right, or it was used already. Please type the newest one.',
  passkey: 'This passkey is not one of your account’s. Please try again, or use another way.',
};

type Proof = Pick<SecondFactorAnswer, 'code' | 'passkey'>;
/** Whose factor it is, what for, and the challenge that a passkey signs. */
type Proving = Pick<TicketRecord, 'kind' | 'role' | 'account' | 'challenge'>;

/** The refusal of a code or passkey that proves nothing. */
export function wrongProof({ passkey }: Proof): ApiError {
  const field = passkey ? 'passkey' : 'code';
  return invalid(field, WRONG[field]);
}

/** Checks codes and passkeys, and counts the wrong ones (docs/decisions/052). */
@Injectable()
export class SecondFactorProofs {
  constructor(
    private readonly accounts: Accounts,
    private readonly attempts: Attempts,
    private readonly known: TrustedAddresses,
    private readonly passkeys: Passkeys,
    private readonly box: SecretBox,
    private readonly clock: Clock,
  ) {}

  /** Uses up what proves it. Throws TOO_MANY_ATTEMPTS. */
  async isProved(
    proof: Proof,
    proving: Proving,
    account: AccountRecord,
    request: ClinicRequest,
  ): Promise<boolean> {
    const key = await this.countOf(proving, proof, request);
    await this.attempts.reserve(key, PER_ACCOUNT, HOUR_MS);
    const good = await this.proved(proof, proving, account).catch(async (error: unknown) => {
      await this.attempts.settle(key, 'bad', HOUR_MS);
      throw error;
    });
    await this.attempts.settle(key, good ? 'good' : 'bad', HOUR_MS);
    return good;
  }

  /** Wrong answers count per method; a stranger with the password cannot block a trusted address. */
  private async countOf(
    { role, account }: Proving,
    { passkey, code = '' }: Proof,
    request: ClinicRequest,
  ): Promise<AttemptKey> {
    const typed = plainCode(code).length === TOTP_DIGITS ? 'totp' : 'recovery';
    const from = customerOf(request);
    const isKnown = await this.known.isKnown(role, account, from);
    const way = passkey ? 'passkey' : typed;
    return attemptKey(`second-factor:${way}`, `${role}:${account}`, isKnown ? from : 'elsewhere');
  }

  private async proved({ passkey, code = '' }: Proof, ticket: Proving, account: AccountRecord) {
    return passkey
      ? this.passkeyProved(passkey, ticket, account)
      : this.codeUsed(plainCode(code), ticket, account);
  }

  /** Uses a code up; of concurrent requests with the same code, one succeeds. */
  private async codeUsed(code: string, { role, account: id }: Proving, account: AccountRecord) {
    const owner = `${role}:${id}`;
    const { ver } = account;
    if (code.length !== TOTP_DIGITS) {
      const hash = this.box.hash(code, owner);
      const used = await this.accounts.change(
        job(),
        role,
        id,
        { ver, 'secondFactor.recovery': hash },
        { $pull: { 'secondFactor.recovery': hash } },
        { effects: [factorEmail('code-used', this.clock.now())] },
      );
      return used !== null;
    }
    const secret = account.secondFactor?.totp?.secret;
    const step = secret && (await totpStep(this.box.open(secret, owner), code, this.clock.now().getTime()));
    if (!step) return false;
    const used = await this.accounts.change(
      job(),
      role,
      id,
      { ver, 'secondFactor.totp.secret': secret, 'secondFactor.totp.lastStep': { $lt: step } },
      { $set: { 'secondFactor.totp.lastStep': step } },
    );
    return used !== null;
  }

  private async passkeyProved(proof: PasskeyProof, ticket: Proving, account: AccountRecord) {
    const { kind, role, account: id, challenge } = ticket;
    const passkey = account.secondFactor?.passkeys.find((known) => known.id === proof.id);
    if (!passkey || !challenge) return false;
    // In the password's place it must know its person, not only be there.
    const mustVerify = kind === 'again';
    const counter = await this.passkeys.proved(proof, passkey, { challenge, mustVerify });
    if (counter === undefined) return false;
    const same = { $elemMatch: { id: passkey.id, counter: passkey.counter } };
    const used = await this.accounts.change(
      job(),
      role,
      id,
      { ver: account.ver, 'secondFactor.passkeys': same },
      {
        $set: {
          'secondFactor.passkeys.$.counter': counter,
          'secondFactor.passkeys.$.lastUsedAt': this.clock.now(),
        },
      },
    );
    return used !== null;
  }
}
