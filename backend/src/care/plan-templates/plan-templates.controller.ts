import { planTemplateCalls } from '@clinic/contract/care/plan-templates/plan-template-calls';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { MaxBytes, PLAN_BYTES } from '../../platform/http/body.guard.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';
import {
  AddPlanTemplateDto,
  ChangePlanTemplateDto,
  RetirePlanTemplateDto,
  TemplateQueryDto,
} from './plan-template.dto.ts';
import { PlanTemplates } from './plan-templates.service.ts';

const KIND = 'plan template';

@Controller()
export class PlanTemplatesController {
  constructor(private readonly templates: PlanTemplates) {}

  @Handles(planTemplateCalls.all)
  all(@CurrentUser() { id }: Caller, @Query() query: TemplateQueryDto) {
    return this.templates.list(id, query);
  }

  @Handles(planTemplateCalls.one)
  async one(@CurrentUser() caller: Caller, @Param('id', ObjectIdPipe) id: string) {
    return { template: await this.templates.one(caller.id, id) };
  }

  @Command(planTemplateCalls.add, { action: 'create', kind: KIND })
  @MaxBytes(PLAN_BYTES)
  async add(@CommandContext() context: WriteContext, @Body() sent: AddPlanTemplateDto) {
    return { template: await this.templates.add(context, sent) };
  }

  @Command(planTemplateCalls.change, { action: 'update', kind: KIND })
  async change(
    @CommandContext() context: WriteContext,
    @Param('id', ObjectIdPipe) id: string,
    @Body() sent: ChangePlanTemplateDto,
  ) {
    return { template: await this.templates.change(context, id, sent) };
  }

  @Command(planTemplateCalls.retire, { action: 'update', kind: KIND })
  async retire(
    @CommandContext() context: WriteContext,
    @Param('id', ObjectIdPipe) id: string,
    @Body() { version, retired }: RetirePlanTemplateDto,
  ) {
    return { template: await this.templates.retire(context, id, version, retired) };
  }

  @Command(planTemplateCalls.apply, { action: 'use', kind: KIND })
  async apply(@CommandContext() context: WriteContext, @Param('id', ObjectIdPipe) id: string) {
    return { template: await this.templates.apply(context, id) };
  }
}
