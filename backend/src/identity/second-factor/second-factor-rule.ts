import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Role } from '@clinic/contract/constants';
import type { SecondFactorRule } from '@clinic/contract/identity/second-factor';
import type { Model } from 'mongoose';
import { Accounts, hasSecondFactor } from '../../platform/accounts/accounts.ts';
import { TtlCache } from '../../platform/database/ttl-cache.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { RULE, RuleRecord } from './rule.schema.ts';
import { Answers } from '../../platform/ports/answers.ts';
import { SecondFactorSetUpFirst } from '../auth/second-factor-gate.ts';
import { pastMongoose } from '../../platform/database/past-mongoose.ts';

/** Roles that must have a second factor: the admin chooses, clients are never among them. */
@Injectable()
export class SecondFactorRules {
  private readonly reads = new TtlCache<SecondFactorRule>();

  constructor(
    @InjectModel(RuleRecord.name) private readonly rules: Model<RuleRecord>,
    private readonly records: Records,
    private readonly accounts: Accounts,
  ) {}

  /** Reads the rule; another server's change may take a second to show. */
  read(): Promise<SecondFactorRule> {
    return this.reads.get(RULE, async () => {
      // Bypasses mongoose, since the guard asks on every request.
      const stored = await pastMongoose(this.rules).findOne<RuleRecord>({ _id: RULE });
      const { admin = false, doctor = false, assistant = false } = stored ?? {};
      return { admin, doctor, assistant };
    });
  }

  async set(
    context: WriteContext,
    { admin, doctor, assistant }: SecondFactorRule,
  ): Promise<SecondFactorRule> {
    const rule = { admin, doctor, assistant };
    await this.records.update(this.rules, context, { _id: RULE }, { $set: rule }, { upsert: true });
    this.reads.forget(RULE);
    return rule;
  }

  async requires(role: Role): Promise<boolean> {
    return role !== 'client' && (await this.read())[role];
  }

  /** Throws SECOND_FACTOR_SETUP_REQUIRED when the person must have a factor and has none. */
  @Answers(SecondFactorSetUpFirst)
  async requireSetUp({ role, id }: Caller): Promise<void> {
    if (!(await this.requires(role))) return;
    const account = await this.accounts.byId(role, id);
    if (!account || !hasSecondFactor(account)) throw new ApiError('SECOND_FACTOR_SETUP_REQUIRED');
  }
}
