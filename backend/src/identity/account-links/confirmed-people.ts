import { Injectable } from '@nestjs/common';
import type { Role } from '@clinic/contract/constants';
import { refusedConfirmation } from '@clinic/contract/identity/address-moves';
import type { AccountRecord } from '../../platform/accounts/account-record.ts';
import { Accounts } from '../../platform/accounts/accounts.ts';
import { Clock } from '../../platform/config/clock.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { AccountKey } from '../../platform/mailed-links/account-link.ts';
import { job, type WriteContext } from '../../platform/writes/write-context.ts';
import { confirmed } from './email-moves.ts';

/** Confirms that the same person still uses an account that was moved to another address (decisions/050). */
@Injectable()
export class ConfirmedPeople {
  constructor(
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {}

  /** `doctor`: the client's own doctor, if any. Throws FORBIDDEN with the reason. */
  async refuse(by: AccountKey, moved: AccountRecord, doctor?: string): Promise<void> {
    const owner: AccountKey | undefined = doctor === undefined ? undefined : { role: 'doctor', id: doctor };
    const message = refusedConfirmation({
      role: by.role,
      owner: by.role === 'doctor' && by.id === doctor,
      asked: await this.asked(by, moved),
      hasDoctor: owner !== undefined && !(await this.asked(owner, moved)),
      fromProven: moved.movedUnagreed === true,
    });
    if (message) throw new ApiError('FORBIDDEN', { message });
  }

  /** Unlocks the account of a doctor or assistant. Throws NOT_FOUND, FORBIDDEN, STALE_RECORD. */
  async ofStaff(context: WriteContext, { role, id }: AccountKey, email: string): Promise<void> {
    const moved = await this.accounts.record(role, id);
    await this.refuse(context.caller, moved);
    if (!(await this.confirm(context, role, moved, email))) throw new ApiError('STALE_RECORD');
  }

  /**
   * Unlocks an account for the operator, who can read the server's data anyway. Throws an error that states the reason.
   */
  async byOperator(role: 'doctor' | 'assistant', email: string): Promise<void> {
    const account = await this.accounts.byEmail(role, email);
    if (!account) throw new Error(`No ${role} has the e-mail ${email}.`);
    const moved = await this.accounts.record(role, account.id);
    if (!moved.movedAt) throw new Error(`The account of ${email} is not locked.`);
    if (!(await this.confirm(job(), role, moved, email)))
      throw new Error('It was changed meanwhile. Please try again.');
  }

  private confirm(
    context: WriteContext,
    role: Role,
    { _id, movedAt }: AccountRecord,
    email: string,
  ): Promise<AccountRecord | null> {
    const asRead = { email, movedAt: movedAt ?? null };
    return this.accounts.change(context, role, _id.toHexString(), asRead, {
      ...confirmed,
      $set: { updatedAt: this.clock.now() },
    });
  }

  /** Tells whether this account, or another one with the same email, asked for the move. */
  private async asked({ role, id }: AccountKey, { movedBy = [] }: AccountRecord): Promise<boolean> {
    if (movedBy.some((one) => one.role === role && one.id === id)) return true;
    if (movedBy.length === 0) return false;
    const email = (await this.accounts.find(role, id))?.email;
    if (email === undefined) return false;
    const askers = await Promise.all(movedBy.map((one) => this.accounts.find(one.role, one.id)));
    return askers.some((one) => one !== null && one.email === email);
  }
}
