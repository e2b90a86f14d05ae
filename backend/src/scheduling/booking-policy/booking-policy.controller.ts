import { Body, Controller } from '@nestjs/common';
import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import { Audited } from '../../platform/audit/audited.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { BookingPolicies } from './booking-policies.service.ts';
import { SavePolicyDto } from './booking-policy.dto.ts';

@Controller()
export class BookingPolicyController {
  constructor(private readonly policies: BookingPolicies) {}

  @Handles(appointmentCalls.policy)
  read() {
    return this.policies.read();
  }

  @Handles(appointmentCalls.savePolicy)
  @Audited('update', 'booking policy')
  save(@CurrentUser() caller: Caller, @Body() policy: SavePolicyDto) {
    return this.policies.save(caller, policy);
  }
}
