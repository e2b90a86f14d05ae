import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Role } from '@clinic/contract/constants';
import type { SecondFactorRule } from '@clinic/contract/identity/second-factor';
import type { Model } from 'mongoose';
import { Accounts, hasSecondFactor } from '../../platform/accounts/accounts.ts';
import { RememberedReads } from '../../platform/database/remembered-reads.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { RULE, RuleRecord } from './rule.schema.ts';

/** The roles that need a second factor: an admin's choice, and never clients. */
@Injectable()
export class SecondFactorRules {
  private readonly reads = new RememberedReads<SecondFactorRule>();

  constructor(
    @InjectModel(RuleRecord.name) private readonly rules: Model<RuleRecord>,
    private readonly accounts: Accounts,
  ) {}

  /** Cached: another server's change may be seen a second late. */
  read(): Promise<SecondFactorRule> {
    return this.reads.get(RULE, async () => {
      // Past mongoose, since the guard asks.
      const stored = await this.rules.collection.findOne<RuleRecord>({ _id: RULE as never });
      const { admin = false, doctor = false, assistant = false } = stored ?? {};
      return { admin, doctor, assistant };
    });
  }

  async set({ admin, doctor, assistant }: SecondFactorRule): Promise<SecondFactorRule> {
    const rule = { admin, doctor, assistant };
    await this.rules.updateOne({ _id: RULE }, { $set: rule }, { upsert: true });
    this.reads.forget(RULE);
    return rule;
  }

  async requires(role: Role): Promise<boolean> {
    return role !== 'client' && (await this.read())[role];
  }

  /** Throws SECOND_FACTOR_SETUP_REQUIRED for a person who must have a second factor and has none. */
  async beforeAnythingElse({ role, id }: Caller): Promise<void> {
    if (!(await this.requires(role))) return;
    const account = await this.accounts.byId(role, id);
    if (!account || !hasSecondFactor(account)) throw new ApiError('SECOND_FACTOR_SETUP_REQUIRED');
  }
}
