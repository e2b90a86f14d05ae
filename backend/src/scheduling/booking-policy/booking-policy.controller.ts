import { Body, Controller } from '@nestjs/common';
import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import { Handles } from '../../platform/http/handles.ts';
import { BookingPolicies } from './booking-policies.service.ts';
import { SavePolicyDto } from './booking-policy.dto.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';

@Controller()
export class BookingPolicyController {
  constructor(private readonly policies: BookingPolicies) {}

  @Handles(appointmentCalls.policy)
  read() {
    return this.policies.read();
  }

  @Command(appointmentCalls.savePolicy, { action: 'update', kind: 'booking policy' })
  save(@CommandContext() context: WriteContext, @Body() policy: SavePolicyDto) {
    return this.policies.save(context, policy);
  }
}
