import { Inject, Injectable } from '@nestjs/common';
import { addDays, clinicToday, type ClinicMoment } from '@clinic/contract/clinic-calendar';
import type { DeskVisit, DeskVisitRow } from '@clinic/contract/dashboards/desk-worklists';
import {
  askedMoveWords,
  clientChangeWords,
  inTimeOffWords,
  notRecordedWords,
} from '@clinic/contract/dashboards/desk-worklist-words';
import { effectiveTime } from '@clinic/contract/scheduling/appointment-rules';
import type { Worklist } from '@clinic/contract/dashboards/work-rows';
import type { AppointmentRecord, StoredChange } from '../../scheduling/appointments/appointment.schema.ts';
import { openAskedMove } from '../../scheduling/appointments/asked-move.ts';
import { VisitsOfClinic } from '../../scheduling/appointments/visits-of-clinic.ts';
import { timeOffOf, WaitingVisits } from '../../scheduling/appointments/waiting-visits.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { WorkingTimes } from '../../scheduling/hours/working-times.service.ts';
import { deskVisit, inWords, midnight, wholeDay, VISIT_FIELDS, visitRow } from './desk-visit.ts';
import type { Hidden } from './hidden-rows.service.ts';
import { storedRows, workedOutList } from './worklist.ts';

/** Changes by a client of a visit that the desk may still plan with. */
const CLIENTS_DEEDS = ['moved', 'request-cancelled', 'cancelled'];
const ASKED = 'move-asked';

const CHANGE_FIELDS = {
  ...VISIT_FIELDS,
  askedMove: 1,
  changes: 1,
  date: 1,
  time: 1,
  confirmedDate: 1,
  confirmedTime: 1,
} as const;

type Changed = Pick<AppointmentRecord, '_id' | keyof typeof CHANGE_FIELDS>;

@Injectable()
export class DeskVisits {
  constructor(
    private readonly clinicVisits: VisitsOfClinic,
    private readonly waiting: WaitingVisits,
    @Inject(ENV) private readonly env: Env,
    private readonly workingTimes: WorkingTimes,
  ) {}

  async ofToday(now: Date): Promise<DeskVisit[]> {
    const zone = this.env.clinicTimezone;
    const day = clinicToday(now, zone);
    const found = await this.clinicVisits.between(wholeDay(day, zone), VISIT_FIELDS);
    return found.map(deskVisit);
  }

  /** One row per visit: the client's request or last change, unless the desk has changed the visit since. */
  async clientChanges(hidden: Hidden, now: Date): Promise<Worklist<DeskVisitRow>> {
    const zone = this.env.clinicTimezone;
    const since = midnight(addDays(clinicToday(now, zone), -1), zone);
    const changes = { since, deeds: CLIENTS_DEEDS };
    const found = await this.waiting.changedByClients(changes, now, CHANGE_FIELDS);
    const rows = found.flatMap((visit) => {
      const asked = openAskedMove(visit, now);
      if (asked) return [askedRow(visit, asked)];
      const last = lastOfClient(visit, since);
      return last ? [changeRow(visit, last)] : [];
    });
    const latestFirst = rows.toSorted((one, other) => other.fact.localeCompare(one.fact));
    return workedOutList('clientChanges', latestFirst, hidden);
  }

  notRecorded(hidden: Hidden, now: Date): Promise<Worklist<DeskVisitRow>> {
    return storedRows(
      {
        list: 'notRecorded',
        stored: this.waiting.notRecorded(now, VISIT_FIELDS),
        row: (visit) =>
          visitRow(visit, notRecordedWords(inWords(visit, this.env.clinicTimezone)), {
            fact: visit.startsAt,
            since: visit.endsAt,
          }),
      },
      hidden,
    );
  }

  /** Visits that lie in a doctor's time off and are still to come; the earliest first. */
  async inTimeOff(hidden: Hidden, now: Date): Promise<Worklist<DeskVisitRow>> {
    const all = await this.workingTimes.upcoming(now);
    if (all.length === 0) return { count: 0, rows: [] };
    const visits = await this.waiting.inTimeOff(all, now, { ...VISIT_FIELDS, keptIn: 1 });
    const rows = visits.map((visit) => {
      const label = timeOffOf(visit, all)?.label ?? '';
      const said = { ...inWords(visit, this.env.clinicTimezone), label };
      return visitRow(visit, inTimeOffWords(said), { fact: visit.startsAt });
    });
    const earliestFirst = rows.toSorted((one, other) => one.fact.localeCompare(other.fact));
    return workedOutList('inTimeOff', earliestFirst, hidden);
  }
}

/** Returns the client's last change, unless the desk has changed the visit since. */
function lastOfClient({ changes }: Changed, since: Date): StoredChange | undefined {
  const last = changes.at(-1);
  const isClients =
    last && last.by.role === 'client' && CLIENTS_DEEDS.includes(last.event) && last.at >= since;
  return isClients ? last : undefined;
}

function askedRow(visit: Changed, to: ClinicMoment): DeskVisitRow {
  const at = visit.changes.findLast(({ event }) => event === ASKED)?.at ?? visit.startsAt;
  return visitRow(visit, askedMoveWords(visit.doctor.name, effectiveTime(visit), to), {
    fact: at,
    since: at,
  });
}

function changeRow(visit: Changed, { at, from, to }: StoredChange): DeskVisitRow {
  const words = clientChangeWords(visit.doctor.name, from ?? effectiveTime(visit), to);
  return visitRow(visit, words, { fact: at, since: at });
}
