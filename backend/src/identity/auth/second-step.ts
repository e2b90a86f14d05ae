import { Injectable } from '@nestjs/common';
import type { Role } from '@clinic/contract/constants';
import type { Account } from '../../platform/accounts/accounts.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';

/** Hooks for log-in and guard; the second factor's module, which is above, registers them. */
export interface SecondStepRules {
  /** Called after a right password. Throws SECOND_FACTOR_REQUIRED with a ticket when a factor is needed. */
  afterPassword(role: Role, account: Account): Promise<void>;
  /** Throws SECOND_FACTOR_SETUP_REQUIRED for a person who must set up a second factor first. */
  beforeAnythingElse(caller: Caller): Promise<void>;
}

@Injectable()
export class SecondStep {
  private rules?: SecondStepRules;

  register(rules: SecondStepRules): void {
    this.rules = rules;
  }

  async afterPassword(...asked: Parameters<SecondStepRules['afterPassword']>): Promise<void> {
    await this.rules?.afterPassword(...asked);
  }

  async beforeAnythingElse(caller: Caller): Promise<void> {
    await this.rules?.beforeAnythingElse(caller);
  }
}
