import { createHash } from 'node:crypto';
import { Body, Controller, Param, Req, Res } from '@nestjs/common';
import { doctorCalls } from '@clinic/contract/identity/doctor-calls';
import type { Request, Response } from 'express';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import { DoctorJoinLinkDto } from './doctor-calendar.dto.ts';
import { DoctorCalendar } from './doctor-calendar.service.ts';
import { VisitSettingsService } from './visit-settings.service.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';

@Controller()
export class DoctorCalendarController {
  constructor(
    private readonly settings: VisitSettingsService,
    private readonly calendar: DoctorCalendar,
  ) {}

  @Handles(doctorCalls.settings)
  read(@CurrentUser() { id }: Caller) {
    return this.settings.read(id);
  }

  @Command(doctorCalls.setJoinLink, { action: 'update', kind: 'joining link' })
  setJoinLink(@CommandContext() context: WriteContext, @Body() { joinLink }: DoctorJoinLinkDto) {
    return this.settings.setJoinLink(context, joinLink);
  }

  @Command(doctorCalls.newCalendar, { action: 'create', kind: 'calendar address' })
  async newCalendar(@CommandContext() context: WriteContext) {
    return { address: await this.settings.newCalendar(context) };
  }

  @Command(doctorCalls.endCalendar, { action: 'end', kind: 'calendar address' })
  endCalendar(@CommandContext() context: WriteContext) {
    return this.settings.endCalendar(context);
  }

  @Handles(doctorCalls.calendar)
  async calendarFile(
    @Param('secret') file: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const content = await this.calendar.file(file);
    response.setHeader('ETag', `"${createHash('sha256').update(content).digest('base64url')}"`);
    response.setHeader('Cache-Control', 'private, no-cache');
    if (request.fresh) return void response.status(304);
    response.type('text/calendar');
    return content;
  }
}
