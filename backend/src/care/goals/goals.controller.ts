import { progressCalls } from '@clinic/contract/care/progress-calls';
import { Body, Controller, Param } from '@nestjs/common';
import { Audited } from '../../platform/audit/audited.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { SaveProgressGoalDto } from './goal.dto.ts';
import { Goals } from './goals.service.ts';

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

  @Handles(progressCalls.saveGoal)
  @Audited('update', 'goal')
  saveGoal(
    @CurrentUser() caller: Caller,
    @Param('clientId', ObjectIdPipe) clientId: string,
    @Body() goal: SaveProgressGoalDto,
  ) {
    return this.goals.save(caller, clientId, goal);
  }
}
