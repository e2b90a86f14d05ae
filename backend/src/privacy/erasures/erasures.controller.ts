import { Body, Controller, Param } from '@nestjs/common';
import { erasureCalls } from '@clinic/contract/privacy/privacy-calls';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { ConfirmErasureDto, DeclineErasureDto } from './erasure.dto.ts';
import { ErasuresService } from './erasures.service.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';

@Controller()
export class ErasuresController {
  constructor(private readonly erasures: ErasuresService) {}

  @Command(erasureCalls.confirm, { action: 'confirm', kind: 'erasure' })
  confirm(
    @CommandContext() context: WriteContext,
    @Param('id', ObjectIdPipe) id: string,
    @Body() { notTheirs = [] }: ConfirmErasureDto,
  ) {
    return this.erasures.confirm(context, id, notTheirs);
  }

  @Command(erasureCalls.decline, { action: 'cancel', kind: 'erasure' })
  decline(
    @CommandContext() context: WriteContext,
    @Param('id', ObjectIdPipe) id: string,
    @Body() { reason }: DeclineErasureDto,
  ) {
    return this.erasures.decline(context, id, reason);
  }
}
