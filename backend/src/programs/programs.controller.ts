import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { Program } from '@clinic/contract/programs';
import { Audited } from '../audit/audited.ts';
import { CurrentUser, Roles } from '../auth/decorators.ts';
import type { Caller } from '../http/clinic-request.ts';
import { ObjectIdPipe } from '../http/object-id.pipe.ts';
import { EndProgramDto, SaveProgramDto } from './program.dto.ts';
import { ProgramsService } from './programs.service.ts';

@Controller('program')
export class ProgramsController {
  constructor(private readonly programs: ProgramsService) {}

  @Roles('doctor')
  @Audited('update', 'program')
  @Post('save')
  @HttpCode(200)
  async save(
    @CurrentUser() caller: Caller,
    @Body() fields: SaveProgramDto,
  ): Promise<{ message: string; program: Program }> {
    const { program, started } = await this.programs.save(caller, fields);
    return { message: `Plan ${started ? 'created' : 'updated'} successfully!`, program };
  }

  @Roles('doctor', 'client')
  @Audited('read', 'program')
  @Get('history/:clientId')
  async history(
    @CurrentUser() caller: Caller,
    @Param('clientId', ObjectIdPipe) clientId: string,
  ): Promise<{ programs: Program[] }> {
    return { programs: await this.programs.history(caller, clientId) };
  }

  @Roles('doctor')
  @Audited('end', 'program')
  @Post('end/:clientId')
  @HttpCode(200)
  async end(
    @CurrentUser() caller: Caller,
    @Param('clientId', ObjectIdPipe) clientId: string,
    @Body() fields: EndProgramDto,
  ): Promise<{ message: string; program: Program }> {
    return {
      message: 'Program ended successfully!',
      program: await this.programs.end(caller, clientId, fields),
    };
  }

  /** The running program; null when there is none. */
  @Roles('doctor', 'client', 'assistant')
  @Audited('read', 'program')
  @Get(':clientId')
  async get(
    @CurrentUser() caller: Caller,
    @Param('clientId', ObjectIdPipe) clientId: string,
  ): Promise<{ program: Program | null }> {
    return { program: await this.programs.get(caller, clientId) };
  }
}
