import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Role } from '@clinic/contract/constants';
import type { SecondFactorRule } from '@clinic/contract/identity/second-factor';
import type { Model } from 'mongoose';
import { Accounts, hasSecondFactor } from '../../platform/accounts/accounts.ts';
import { TtlCache } from '../../platform/database/ttl-cache.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { RULE, RuleRecord } from './rule.schema.ts';

/** Whom the clinic requires to have a second factor: an admin's choice, and never clients. */
@Injectable()
export class SecondFactorRules {
  private readonly reads = new TtlCache<SecondFactorRule>();

  constructor(
    @InjectModel(RuleRecord.name) private readonly rules: Model<RuleRecord>,
    private readonly accounts: Accounts,
  ) {}

  /** Another server's change may go unnoticed for a second. */
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

  /** Throws SECOND_FACTOR_SETUP_REQUIRED for whoever has none and must have one. */
  async beforeAnythingElse({ role, id }: Caller): Promise<void> {
    if (!(await this.requires(role))) return;
    const account = await this.accounts.byId(role, id);
    if (!account || !hasSecondFactor(account)) throw new ApiError('SECOND_FACTOR_SETUP_REQUIRED');
  }
}
