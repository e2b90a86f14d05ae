import { Injectable } from '@nestjs/common';
import type { Role } from '@clinic/contract/constants';
import type { Account } from '../../platform/accounts/accounts.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';

/** What log-in and guard ask about second factors; who knows them stands above this folder and registers at the start. */
export interface SecondFactorGateRules {
  /** After a right password. Throws SECOND_FACTOR_REQUIRED with a ticket when there is more to prove. */
  afterPassword(role: Role, account: Account): Promise<void>;
  /** Throws SECOND_FACTOR_SETUP_REQUIRED when the person must set up a second factor first. */
  beforeAnythingElse(caller: Caller): Promise<void>;
}

@Injectable()
export class SecondFactorGate {
  private rules?: SecondFactorGateRules;

  register(rules: SecondFactorGateRules): void {
    this.rules = rules;
  }

  async afterPassword(...asked: Parameters<SecondFactorGateRules['afterPassword']>): Promise<void> {
    await this.registered.afterPassword(...asked);
  }

  async beforeAnythingElse(caller: Caller): Promise<void> {
    await this.registered.beforeAnythingElse(caller);
  }

  /** Closed without rules: no person passes a gate that does not know what to ask. */
  private get registered(): SecondFactorGateRules {
    if (!this.rules) throw new Error('The second-factor gate has no rules.');
    return this.rules;
  }
}
