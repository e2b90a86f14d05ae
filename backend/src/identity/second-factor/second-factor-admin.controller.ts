import { Body, Controller, Inject } from '@nestjs/common';
import { secondFactorCalls } from '@clinic/contract/identity/second-factor-calls';
import { ENV, mailsAreSetUp, type Env } from '../../platform/config/env.ts';
import { Handles } from '../../platform/http/handles.ts';
import { SecondFactorResets } from './second-factor-resets.ts';
import { SecondFactorRules } from './second-factor-rule.ts';
import { ResetSecondFactorDto, SecondFactorRuleDto } from './second-factor.dto.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';

@Controller()
export class SecondFactorAdminController {
  constructor(
    private readonly rules: SecondFactorRules,
    @Inject(ENV) private readonly env: Env,
    private readonly resets: SecondFactorResets,
  ) {}

  @Handles(secondFactorCalls.rule)
  async rule() {
    return { rule: await this.rules.read() };
  }

  @Command(secondFactorCalls.setRule, { action: 'update', kind: 'second-factor rule' })
  async setRule(@CommandContext() context: WriteContext, @Body() rule: SecondFactorRuleDto) {
    return { rule: await this.rules.set(context, rule) };
  }

  @Command(secondFactorCalls.reset, { action: 'reset-factor', kind: 'account' })
  async reset(@CommandContext() context: WriteContext, @Body() whose: ResetSecondFactorDto) {
    const name = await this.resets.byAdmin(context, whose);
    const done = `The second factor of ${name} is reset.`;
    return { message: mailsAreSetUp(this.env) ? `${done} A letter says so.` : done };
  }
}
