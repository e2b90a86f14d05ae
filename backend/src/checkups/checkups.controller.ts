import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import type { Checkup } from '@clinic/contract/checkups';
import { Audited } from '../audit/audited.ts';
import { CurrentUser, Roles } from '../auth/decorators.ts';
import type { Caller } from '../http/clinic-request.ts';
import { ObjectIdPipe } from '../http/object-id.pipe.ts';
import { EditCheckupDto, SaveCheckupDto } from './checkup.dto.ts';
import { CheckupsService } from './checkups.service.ts';

interface Saved {
  message: string;
  checkup: Checkup;
}

@Controller('checkup')
export class CheckupsController {
  constructor(private readonly checkups: CheckupsService) {}

  @Roles('doctor')
  @Audited('create', 'checkup')
  @Post('create/:clientId')
  @HttpCode(200)
  async create(
    @CurrentUser() caller: Caller,
    @Param('clientId', ObjectIdPipe) clientId: string,
    @Body() fields: SaveCheckupDto,
  ): Promise<Saved> {
    const { checkup, created } = await this.checkups.save(caller, clientId, fields);
    return { message: `Checkup ${created ? 'created' : 'updated'} successfully!`, checkup };
  }

  @Roles('doctor')
  @Audited('update', 'checkup')
  @Put('edit/:id')
  async edit(
    @CurrentUser() caller: Caller,
    @Param('id', ObjectIdPipe) id: string,
    @Body() edit: EditCheckupDto,
  ): Promise<Saved> {
    const checkup = await this.checkups.edit(caller, id, edit);
    return { message: 'Checkup updated successfully!', checkup };
  }

  /** Newest first. */
  @Roles('doctor')
  @Audited('read', 'checkup')
  @Get('getClientsCheckup/:clientId')
  async list(
    @CurrentUser() caller: Caller,
    @Param('clientId', ObjectIdPipe) clientId: string,
  ): Promise<{ checkups: Checkup[] }> {
    return { checkups: await this.checkups.list(caller, clientId) };
  }
}
