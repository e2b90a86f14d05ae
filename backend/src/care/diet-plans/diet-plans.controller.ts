import { Body, Controller, Param } from '@nestjs/common';
import { foodCalls } from '@clinic/contract/care/foods/food-calls';
import { dietPlanCalls } from '@clinic/contract/care/plans/plan-calls';
import type { DietPlan } from '@clinic/contract/care/diet-plans/diet-plans';
import { wholeNumber } from '@clinic/contract/rules';
import { refTo } from '../../platform/api-docs/schema.ts';
import { Audited } from '../../platform/audit/audited.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Described } from '../../platform/http/described.ts';
import { invalid } from '../../platform/http/api-error.ts';
import { Handles } from '../../platform/http/handles.ts';
import { MaxBytes, PLAN_BYTES } from '../../platform/http/body.guard.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { DietPlanDto, readWeeks } from './diet-plan.dto.ts';
import { DietPlansService } from './diet-plans.service.ts';
import { Command, wantedStatus } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';

const MAX_VERSION = 999_999;

interface Saved {
  message: string;
  dietPlan: DietPlan;
}

const saved = (how: 'created' | 'updated', dietPlan: DietPlan): Saved => ({
  message: `Diet plan ${how} and ${dietPlan.status === 'published' ? 'published' : 'saved'} successfully!`,
  dietPlan,
});

const versionPipe = {
  transform(value: string): number {
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
    const sentence = wholeNumber(1, MAX_VERSION)(number);
    if (sentence) throw invalid('version', sentence);
    return number;
  },
};

/** The weeks are read past the DTO, since older shapes are accepted too. */
const WholePlan = () => Described(({ ApiBody }) => ApiBody({ schema: refTo('DietPlanInput') }));

@Controller()
export class DietPlansController {
  constructor(private readonly plans: DietPlansService) {}

  @Command(dietPlanCalls.create, {
    action: (request) => (wantedStatus(request) === 'published' ? 'publish' : 'create'),
    kind: 'diet plan',
  })
  @WholePlan()
  @MaxBytes(PLAN_BYTES)
  async create(
    @CommandContext() context: WriteContext,
    @Param('clientId', ObjectIdPipe) clientId: string,
    @Body() fields: DietPlanDto,
    @Body() body: object,
  ) {
    const plan = await this.plans.create(context, clientId, { ...fields, weeks: readWeeks(body) });
    return saved('created', plan);
  }

  @Command(dietPlanCalls.edit, {
    action: (request) => (wantedStatus(request) === 'published' ? 'publish' : 'update'),
    kind: 'diet plan',
  })
  @WholePlan()
  @MaxBytes(PLAN_BYTES)
  async edit(
    @CommandContext() context: WriteContext,
    @Param('id', ObjectIdPipe) id: string,
    @Body() fields: DietPlanDto,
    @Body() body: object,
  ) {
    const plan = await this.plans.edit(context, id, { ...fields, weeks: readWeeks(body) });
    return saved('updated', plan);
  }

  @Handles(dietPlanCalls.current)
  @Audited('read', 'diet plan')
  async get(@CurrentUser() caller: Caller, @Param('clientId', ObjectIdPipe) clientId: string) {
    return { dietPlan: await this.plans.get(caller, clientId) };
  }

  @Handles(foodCalls.ofPlan)
  @Audited('read', 'diet plan')
  async foods(@CurrentUser() caller: Caller, @Param('clientId', ObjectIdPipe) clientId: string) {
    return { foods: await this.plans.foods(caller, clientId) };
  }

  @Handles(dietPlanCalls.history)
  @Audited('read', 'diet plan')
  async history(@CurrentUser() caller: Caller, @Param('clientId', ObjectIdPipe) clientId: string) {
    return { versions: await this.plans.history(caller, clientId) };
  }

  @Handles(dietPlanCalls.versions)
  @Audited('read', 'diet plan')
  async versions(@CurrentUser() caller: Caller, @Param('clientId', ObjectIdPipe) clientId: string) {
    return { versions: await this.plans.versions(caller, clientId) };
  }

  @Handles(dietPlanCalls.version)
  @Audited('read', 'diet plan')
  async version(
    @CurrentUser() caller: Caller,
    @Param('clientId', ObjectIdPipe) clientId: string,
    @Param('version', versionPipe) version: number,
  ) {
    return { version: await this.plans.version(caller, clientId, version) };
  }
}
