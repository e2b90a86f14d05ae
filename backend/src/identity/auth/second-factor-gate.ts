import { Injectable } from '@nestjs/common';
import type { Role } from '@clinic/contract/constants';
import type { Account } from '../../platform/accounts/accounts.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { OneAnswer } from '../../platform/ports/port.ts';

// Log-in and guard ask these questions, which the module of second factors answers. Both refuse everybody while there
// is no answer.

/** Runs after a right password. Throws SECOND_FACTOR_REQUIRED with a ticket when a second step follows. */
@Injectable()
export class SecondFactorAfterPassword extends OneAnswer<(role: Role, account: Account) => Promise<void>> {}

/** Throws SECOND_FACTOR_SETUP_REQUIRED when the person must set up a second factor before anything else. */
@Injectable()
export class SecondFactorSetUpFirst extends OneAnswer<(caller: Caller) => Promise<void>> {}
