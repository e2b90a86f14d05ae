import { Controller, Inject, Param, Query, Res } from '@nestjs/common';
import { appointmentGrid } from '@clinic/contract/grid-calls';
import { APPOINTMENT_STATUSES } from '@clinic/contract/constants';
import { OUTCOMES } from '@clinic/contract/scheduling/visit-outcome';
import type { Response } from 'express';
import { AuditedOnce } from '../../platform/audit/audited.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { Clock } from '../../platform/config/clock.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { Handles } from '../../platform/http/handles.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { answerList } from '../../platform/rest/answer-list.ts';
import { byChoice, byClinicDays, byIds, byReference, byText } from '../../platform/rest/list-filters.ts';
import type { ListRules, RawListQuery } from '../../platform/rest/list-query.ts';
import { Listed } from '../../platform/rest/listed.ts';
import { AppointmentChanges } from './appointment-changes.ts';
import { AppointmentsService } from './appointments.service.ts';
import { withAskedMove } from './asked-move.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';

/** Rounds to the minute, so that equal queries share a cached answer. */
const minuteOf = (now: Date): Date => new Date(Math.floor(now.getTime() / 60_000) * 60_000);

const rulesOf = (zone: string, clients: ClientsService, clock: Clock): ListRules => ({
  sort: { start: 'startsAt', createdAt: 'createdAt', id: '_id' },
  defaultDirection: -1,
  filter: {
    id: byIds,
    q: byText(async (text) => ({ 'client.id': { $in: await clients.idsMatching(text) } })),
    status: byChoice('status', APPOINTMENT_STATUSES),
    waiting: (value) =>
      value === true ? { $or: [{ status: 'requested' }, withAskedMove(minuteOf(clock.now()))] } : undefined,
    outcome: byChoice('outcome', OUTCOMES),
    doctor: byReference('doctor.id'),
    client: byReference('client.id'),
    ...byClinicDays('startsAt', zone),
  },
});

@Controller()
export class AppointmentsRestController {
  private readonly rules: ListRules;

  constructor(
    @Inject(ENV) { clinicTimezone: zone }: Env,
    private readonly appointments: AppointmentsService,
    private readonly changes: AppointmentChanges,
    clients: ClientsService,
    clock: Clock,
  ) {
    this.rules = rulesOf(zone, clients, clock);
  }

  @Handles(appointmentGrid.list)
  @AuditedOnce('list', 'appointments')
  @Listed(rulesOf)
  list(@Query() raw: RawListQuery, @Res({ passthrough: true }) response: Response) {
    return answerList(response, 'appointments', { raw, rules: this.rules }, (query) =>
      this.appointments.list(query),
    );
  }

  @Handles(appointmentGrid.get)
  @AuditedOnce('read', 'appointment')
  get(@CurrentUser() caller: Caller, @Param('id', ObjectIdPipe) id: string) {
    return this.appointments.get(caller, id);
  }

  @Command(appointmentGrid.remove, { action: 'cancel', kind: 'appointment' })
  cancel(@CommandContext() context: WriteContext, @Param('id', ObjectIdPipe) id: string) {
    return this.changes.cancel(context, id);
  }
}
