import { Body, Controller, Req } from '@nestjs/common';
import { secondFactorCalls } from '@clinic/contract/identity/second-factor-calls';
import { Audited } from '../../platform/audit/audited.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import type { Caller, ClinicRequest } from '../../platform/http/clinic-request.ts';
import { SecondFactorResets } from './second-factor-resets.ts';
import { SecondFactorRules } from './second-factor-rule.ts';
import { ResetSecondFactorDto, SecondFactorRuleDto } from './second-factor.dto.ts';

@Controller()
export class SecondFactorAdminController {
  constructor(
    private readonly rules: SecondFactorRules,
    private readonly resets: SecondFactorResets,
  ) {}

  @Handles(secondFactorCalls.rule)
  async rule() {
    return { rule: await this.rules.read() };
  }

  @Handles(secondFactorCalls.setRule)
  @Audited('update', 'second-factor rule')
  async setRule(@Body() rule: SecondFactorRuleDto) {
    return { rule: await this.rules.set(rule) };
  }

  @Handles(secondFactorCalls.reset)
  @Audited('reset-factor', 'account')
  async reset(
    @CurrentUser() caller: Caller,
    @Body() whose: ResetSecondFactorDto,
    @Req() request: ClinicRequest,
  ) {
    const name = await this.resets.byAdmin(caller, whose);
    request.subject = { id: whose.id, name };
    return { message: `The second factor of ${name} is reset. A letter says so.` };
  }
}
