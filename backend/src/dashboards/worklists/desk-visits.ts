import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
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
import type { Model } from 'mongoose';
import { AppointmentRecord, type StoredChange } from '../../scheduling/appointments/appointment.schema.ts';
import { openAskedMove, withAskedMove } from '../../scheduling/appointments/asked-move.ts';
import {
  timeOffOf,
  visitsInTimeOff,
  visitsNotRecorded,
} from '../../scheduling/appointments/waiting-visits.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { WorkingTimes } from '../../scheduling/hours/working-times.service.ts';
import {
  deskVisit,
  findVisits,
  inWords,
  midnight,
  VISIT_FIELDS,
  visitRow,
  type ShownVisit,
} from './desk-visit.ts';
import type { Hidden } from './hidden-rows.service.ts';
import { recordList, workedOutList } from './worklist.ts';

/** Changes by a client of a visit that the desk may still plan with. */
const CLIENTS_DEEDS = ['moved', 'request-cancelled', 'cancelled'];
const ASKED = 'move-asked';

type Changed = ShownVisit &
  Pick<AppointmentRecord, 'askedMove' | 'changes' | 'date' | 'time' | 'confirmedDate' | 'confirmedTime'>;

@Injectable()
export class DeskVisits {
  constructor(
    @InjectModel(AppointmentRecord.name) private readonly appointments: Model<AppointmentRecord>,
    @Inject(ENV) private readonly env: Env,
    private readonly workingTimes: WorkingTimes,
  ) {}

  async ofToday(now: Date): Promise<DeskVisit[]> {
    const zone = this.env.clinicTimezone;
    const day = clinicToday(now, zone);
    const found = await findVisits(this.appointments, {
      startsAt: { $gte: midnight(day, zone), $lt: midnight(addDays(day, 1), zone) },
      status: { $in: ['requested', 'confirmed'] },
    });
    return found.map(deskVisit);
  }

  /** One row per visit: the client's request or last change, unless the desk has changed the visit since. */
  async clientChanges(hidden: Hidden, now: Date): Promise<Worklist<DeskVisitRow>> {
    const zone = this.env.clinicTimezone;
    const since = midnight(addDays(clinicToday(now, zone), -1), zone);
    const fields = {
      ...VISIT_FIELDS,
      askedMove: 1,
      changes: 1,
      date: 1,
      time: 1,
      confirmedDate: 1,
      confirmedTime: 1,
    };
    const found = await this.appointments.collection
      .find<Changed>(
        {
          $or: [
            {
              changes: {
                $elemMatch: { at: { $gte: since }, 'by.role': 'client', event: { $in: CLIENTS_DEEDS } },
              },
            },
            withAskedMove(now),
          ],
        },
        { projection: fields },
      )
      .toArray();
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
    return recordList<AppointmentRecord, DeskVisitRow>(
      {
        list: 'notRecorded',
        model: this.appointments,
        filter: visitsNotRecorded({}, now) as object,
        sort: { endsAt: -1, _id: -1 },
        projection: VISIT_FIELDS,
        row: (visit) =>
          visitRow(visit, notRecordedWords(inWords(visit, this.env.clinicTimezone)), {
            fact: visit.startsAt,
            since: visit.endsAt,
          }),
      },
      hidden,
    );
  }

  /** Visits that are still to come during time off, and not kept; the earliest first. */
  async inTimeOff(hidden: Hidden, now: Date): Promise<Worklist<DeskVisitRow>> {
    const all = await this.workingTimes.upcoming(now);
    if (all.length === 0) return { count: 0, rows: [] };
    const visits = await findVisits<ShownVisit & Pick<AppointmentRecord, 'keptIn'>>(
      this.appointments,
      visitsInTimeOff({}, all, now),
      { keptIn: 1 },
    );
    const rows = visits.map((visit) => {
      const label = timeOffOf(visit, all)?.label ?? '';
      const said = { ...inWords(visit, this.env.clinicTimezone), label };
      return visitRow(visit, inTimeOffWords(said), { fact: visit.startsAt });
    });
    const earliestFirst = rows.toSorted((one, other) => one.fact.localeCompare(other.fact));
    return workedOutList('inTimeOff', earliestFirst, hidden);
  }
}

/** The client's last change, unless the visit was changed since. */
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

function changeRow(visit: Changed, { at, event, from, to }: StoredChange): DeskVisitRow {
  // A cancelled visit keeps the time at which it was cancelled.
  const left = from ?? (event === 'moved' ? null : effectiveTime(visit));
  return visitRow(visit, clientChangeWords(visit.doctor.name, left, to), { fact: at, since: at });
}
