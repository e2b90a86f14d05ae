import { createHash } from 'node:crypto';
import { Body, Controller, Param, Req, Res } from '@nestjs/common';
import { doctorCalls } from '@clinic/contract/identity/doctor-calls';
import type { Request, Response } from 'express';
import { Audited } from '../../platform/audit/audited.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import { DoctorJoinLinkDto } from './doctor-calendar.dto.ts';
import { DoctorCalendar } from './doctor-calendar.service.ts';
import { VisitSettingsService } from './visit-settings.service.ts';

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

  @Handles(doctorCalls.setJoinLink)
  @Audited('update', 'joining link')
  setJoinLink(@CurrentUser() { id }: Caller, @Body() { joinLink }: DoctorJoinLinkDto) {
    return this.settings.setJoinLink(id, joinLink);
  }

  @Handles(doctorCalls.newCalendar)
  @Audited('create', 'calendar address')
  async newCalendar(@CurrentUser() { id }: Caller) {
    return { address: await this.settings.newCalendar(id) };
  }

  @Handles(doctorCalls.endCalendar)
  @Audited('end', 'calendar address')
  endCalendar(@CurrentUser() { id }: Caller) {
    return this.settings.endCalendar(id);
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
