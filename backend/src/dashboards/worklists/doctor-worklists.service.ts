import { Inject, Injectable } from '@nestjs/common';
import { clinicToday } from '@clinic/contract/clinic-calendar';
import type { DoctorWorklists } from '@clinic/contract/dashboards/doctor-worklists';
import { Types } from 'mongoose';
import { ClientAccess } from '../../clients/clients/client-access.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { DoctorAttention } from './doctor-attention.ts';
import { DoctorChanges } from './doctor-changes.ts';
import { DoctorCheckIns } from './doctor-check-ins.ts';
import { DoctorLists, type ListsOf } from './doctor-lists.ts';
import { DoctorVisits } from './doctor-visits.ts';
import { HiddenRows } from './hidden-rows.service.ts';
import { Clock } from '../../platform/config/clock.ts';

@Injectable()
export class DoctorWorklistsService {
  constructor(
    private readonly access: ClientAccess,
    private readonly visits: DoctorVisits,
    private readonly lists: DoctorLists,
    private readonly changes: DoctorChanges,
    private readonly attention: DoctorAttention,
    private readonly checkIns: DoctorCheckIns,
    private readonly hiddenRows: HiddenRows,
    @Inject(ENV) private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  async worklistsOf(caller: Caller, now = this.clock.now()): Promise<DoctorWorklists> {
    await this.access.requireProven(caller);
    const day = clinicToday(now, this.env.clinicTimezone);
    const hidden = await this.hiddenRows.hiddenFrom(caller, now);
    const whose = { doctor: new Types.ObjectId(caller.id), day, now, hidden };
    const [
      visits,
      [needsAttention, checkIns],
      endingPrograms,
      draftPlans,
      withoutPlan,
      filledForms,
      doctorChanges,
      notRecorded,
      inTimeOff,
    ] = await Promise.all([
      this.visits.today(whose),
      this.fromClients(whose),
      this.lists.endingPrograms(whose),
      this.lists.draftPlans(whose),
      this.lists.withoutPlan(whose),
      this.lists.filledForms(whose),
      this.changes.list(caller, hidden, now),
      this.visits.notRecorded(whose),
      this.visits.inTimeOff(whose),
    ]);
    const lists = { needsAttention, checkIns, endingPrograms, draftPlans, withoutPlan, filledForms };
    return { day, ...visits, ...lists, doctorChanges, notRecorded, inTimeOff };
  }

  private async fromClients(whose: Pick<ListsOf, 'doctor' | 'hidden'>) {
    const { checkIns, dangers } = await this.checkIns.lists(whose);
    return [await this.attention.list(whose, dangers), checkIns] as const;
  }
}
