import { progressCalls } from '@clinic/contract/care/client-progress/progress-calls';
import { Body, Controller, Param } from '@nestjs/common';
import { Audited } from '../../platform/audit/audited.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { SaveProgressGoalDto } from './goal.dto.ts';
import { Goals } from './goals.service.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';

@Controller()
export class GoalsController {
  constructor(private readonly goals: Goals) {}

  @Handles(progressCalls.goal)
  @Audited('read', 'goal')
  goal(@CurrentUser() caller: Caller, @Param('clientId', ObjectIdPipe) clientId: string) {
    return this.goals.get(caller, clientId);
  }

  @Handles(progressCalls.ownGoal)
  @Audited('read', 'goal')
  async own(@CurrentUser() caller: Caller) {
    return { goal: await this.goals.own(caller) };
  }

  @Command(progressCalls.saveGoal, { action: 'update', kind: 'goal' })
  saveGoal(
    @CommandContext() context: WriteContext,
    @Param('clientId', ObjectIdPipe) clientId: string,
    @Body() goal: SaveProgressGoalDto,
  ) {
    return this.goals.save(context, clientId, goal);
  }
}
