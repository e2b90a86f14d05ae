import { Body, Controller, Param } from '@nestjs/common';
import { programCalls } from '@clinic/contract/care/program-calls';
import { Audited } from '../../platform/audit/audited.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import { Refuses } from '../../platform/http/refuses.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { CorrectEndDto, EndProgramDto, SaveProgramDto, SaveReportWordsDto } from './program.dto.ts';
import { ProgramsService } from './programs.service.ts';

@Controller()
export class ProgramsController {
  constructor(private readonly programs: ProgramsService) {}

  @Handles(programCalls.save)
  @Refuses(404)
  @Audited('update', 'program')
  async save(@CurrentUser() caller: Caller, @Body() fields: SaveProgramDto) {
    const { program, started } = await this.programs.save(caller, fields);
    return { message: `Plan ${started ? 'created' : 'updated'} successfully!`, program };
  }

  @Handles(programCalls.history)
  @Audited('read', 'program')
  async history(@CurrentUser() caller: Caller, @Param('clientId', ObjectIdPipe) clientId: string) {
    return { programs: await this.programs.history(caller, clientId) };
  }

  @Handles(programCalls.end)
  @Audited('end', 'program')
  async end(
    @CurrentUser() caller: Caller,
    @Param('clientId', ObjectIdPipe) clientId: string,
    @Body() fields: EndProgramDto,
  ) {
    return {
      message: 'Program ended successfully!',
      program: await this.programs.end(caller, clientId, fields),
    };
  }

  @Handles(programCalls.correctEnd)
  @Audited('correct-end', 'program')
  async correctEnd(
    @CurrentUser() caller: Caller,
    @Param('clientId', ObjectIdPipe) clientId: string,
    @Body() fields: CorrectEndDto,
  ) {
    return {
      message: 'The end is corrected.',
      program: await this.programs.correctEnd(caller, clientId, fields),
    };
  }

  @Handles(programCalls.saveReportWords)
  @Audited('update', 'program')
  async saveReportWords(
    @CurrentUser() caller: Caller,
    @Param('clientId', ObjectIdPipe) clientId: string,
    @Body() fields: SaveReportWordsDto,
  ) {
    return {
      message: 'Your words are saved.',
      program: await this.programs.saveReportWords(caller, clientId, fields),
    };
  }

  @Handles(programCalls.running)
  @Audited('read', 'program')
  async get(@CurrentUser() caller: Caller, @Param('clientId', ObjectIdPipe) clientId: string) {
    return { program: await this.programs.get(caller, clientId) };
  }
}
