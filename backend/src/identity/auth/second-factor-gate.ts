import { Injectable } from '@nestjs/common';
import type { Role } from '@clinic/contract/constants';
import type { Account } from '../../platform/accounts/accounts.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { OneAnswer } from '../../platform/ports/port.ts';

// Log-in and guard ask about second factors, which are known above this folder. Both stay closed without an answer: no
// person passes a gate that does not know what to ask.

/** After a right password. Throws SECOND_FACTOR_REQUIRED with a ticket when there is more to prove. */
@Injectable()
export class SecondFactorAfterPassword extends OneAnswer<(role: Role, account: Account) => Promise<void>> {}

/** Throws SECOND_FACTOR_SETUP_REQUIRED when the person must set up a second factor before anything else. */
@Injectable()
export class SecondFactorSetUpFirst extends OneAnswer<(caller: Caller) => Promise<void>> {}
