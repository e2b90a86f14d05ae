import { tillCalls } from '@clinic/contract/billing/till-calls';
import { Body, Controller, Param } from '@nestjs/common';
import { AuditedOnce } from '../../platform/audit/audited.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';
import { CloseTillDto, ExplainClosingDto, TillMoveDto } from './till.dto.ts';
import { TillService } from './till.service.ts';

@Controller()
export class TillController {
  constructor(private readonly till: TillService) {}

  @Handles(tillCalls.state)
  @AuditedOnce('read', 'drawer')
  async state(@CurrentUser() caller: Caller) {
    return this.till.state(caller);
  }

  @Command(tillCalls.move, { action: 'create', kind: 'move of cash' })
  async move(@CommandContext() context: WriteContext, @Body() fields: TillMoveDto) {
    return { message: 'Saved.', move: await this.till.move(context, fields) };
  }

  @Command(tillCalls.close, { action: 'create', kind: 'count of the drawer' })
  async close(@CommandContext() context: WriteContext, @Body() fields: CloseTillDto) {
    return { message: 'Counted.', closing: await this.till.close(context, fields) };
  }

  @Command(tillCalls.explain, { action: 'update', kind: 'count of the drawer' })
  async explain(
    @CommandContext() context: WriteContext,
    @Param('id', ObjectIdPipe) id: string,
    @Body() { reason }: ExplainClosingDto,
  ) {
    return { closing: await this.till.explain(context, id, reason) };
  }
}
