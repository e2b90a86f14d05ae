import { Body, Controller, Param } from '@nestjs/common';
import { programCalls } from '@clinic/contract/care/programs/program-calls';
import { Audited } from '../../platform/audit/audited.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import { Refuses } from '../../platform/http/refuses.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { CorrectEndDto, EndProgramDto, SaveProgramDto, SaveReportWordsDto } from './program.dto.ts';
import { ProgramsService } from './programs.service.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';

@Controller()
export class ProgramsController {
  constructor(private readonly programs: ProgramsService) {}

  @Command(programCalls.save, { action: 'update', kind: 'program' })
  @Refuses(404)
  async save(@CommandContext() context: WriteContext, @Body() fields: SaveProgramDto) {
    const { program, started } = await this.programs.save(context, fields);
    return { message: `Plan ${started ? 'created' : 'updated'} successfully!`, program };
  }

  @Handles(programCalls.history)
  @Audited('read', 'program')
  async history(@CurrentUser() caller: Caller, @Param('clientId', ObjectIdPipe) clientId: string) {
    return { programs: await this.programs.history(caller, clientId) };
  }

  @Command(programCalls.end, { action: 'end', kind: 'program' })
  async end(
    @CommandContext() context: WriteContext,
    @Param('clientId', ObjectIdPipe) clientId: string,
    @Body() fields: EndProgramDto,
  ) {
    return {
      message: 'Program ended successfully!',
      program: await this.programs.end(context, clientId, fields),
    };
  }

  @Command(programCalls.correctEnd, { action: 'correct-end', kind: 'program' })
  async correctEnd(
    @CommandContext() context: WriteContext,
    @Param('clientId', ObjectIdPipe) clientId: string,
    @Body() fields: CorrectEndDto,
  ) {
    return {
      message: 'The end is corrected.',
      program: await this.programs.correctEnd(context, clientId, fields),
    };
  }

  @Command(programCalls.saveReportWords, { action: 'update', kind: 'program' })
  async saveReportWords(
    @CommandContext() context: WriteContext,
    @Param('clientId', ObjectIdPipe) clientId: string,
    @Body() fields: SaveReportWordsDto,
  ) {
    return {
      message: 'Your words are saved.',
      program: await this.programs.saveReportWords(context, clientId, fields),
    };
  }

  @Handles(programCalls.running)
  @Audited('read', 'program')
  async get(@CurrentUser() caller: Caller, @Param('clientId', ObjectIdPipe) clientId: string) {
    return { program: await this.programs.get(caller, clientId) };
  }
}
