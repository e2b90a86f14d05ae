import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { EarlierTime, VisitInTimeOff, Worklist } from '@clinic/contract/appointments';
import { addDays, clinicDateTime, clinicInstant, clinicToday } from '@clinic/contract/clinic-calendar';
import { freeDays } from '@clinic/contract/free-times';
import type { TimeSpan } from '@clinic/contract/time-spans';
import { Types, type Model } from 'mongoose';
import { ENV, type Env } from '../config/env.ts';
import { WorkingTimes } from '../hours/working-times.service.ts';
import type { Caller } from '../http/clinic-request.ts';
import { AppointmentRecord } from './appointment.schema.ts';
import { AppointmentsService, WITHOUT_CLAIMS } from './appointments.service.ts';
import { FreeTimesService, MAX_FREE_DAYS } from './free-times.service.ts';
import { timeOffOf, visitsInTimeOff, visitsNotRecorded } from './waiting-visits.ts';

const DAY_MS = 86_400_000;
const ROWS = 100;

/** What waits for a decision of the desk; doctors see what is theirs. */
@Injectable()
export class WorklistService {
  constructor(
    @InjectModel(AppointmentRecord.name) private readonly appointments: Model<AppointmentRecord>,
    @Inject(ENV) private readonly env: Env,
    private readonly reading: AppointmentsService,
    private readonly workingTimes: WorkingTimes,
    private readonly freeTimes: FreeTimesService,
  ) {}

  async of({ role, id }: Caller): Promise<Worklist> {
    const now = new Date();
    const own = role === 'doctor' ? { 'doctor.id': new Types.ObjectId(id) } : {};
    const [inTimeOff, notRecorded, earlier] = await Promise.all([
      this.inTimeOff(own, now),
      this.notRecorded(own, now),
      role === 'doctor' ? [] : this.earlier(now),
    ]);
    return { inTimeOff, notRecorded, earlier };
  }

  /** Visits that are still to come while somebody is away, and that nobody has decided to keep. */
  private async inTimeOff(own: object, now: Date): Promise<VisitInTimeOff[]> {
    const all = await this.workingTimes.upcoming(now);
    if (all.length === 0) return [];
    const visits = await this.appointments
      .find(visitsInTimeOff(own, all, now), WITHOUT_CLAIMS)
      .sort({ startsAt: 1, _id: 1 })
      .limit(ROWS)
      .lean<AppointmentRecord[]>();
    const views = await this.reading.views(visits);
    return views.map((appointment, index) => {
      const visit = visits[index] as AppointmentRecord;
      return { appointment, label: timeOffOf(visit, all)?.label ?? '' };
    });
  }

  /** Of whom nobody has said whether they came. */
  private async notRecorded(own: object, now: Date) {
    const visits = await this.appointments
      .find(visitsNotRecorded(own, now), WITHOUT_CLAIMS)
      .sort({ startsAt: -1, _id: -1 })
      .limit(ROWS)
      .lean<AppointmentRecord[]>();
    return this.reading.views(visits);
  }

  /** For each free time the client who has waited longest for one at least a day before the own visit. */
  private async earlier(now: Date): Promise<EarlierTime[]> {
    const zone = this.env.clinicTimezone;
    const waiting = await this.appointments
      .find(
        {
          wantsEarlierSince: { $exists: true },
          status: { $in: ['requested', 'confirmed'] },
          endsAt: { $gt: now },
          outcome: null,
        },
        WITHOUT_CLAIMS,
      )
      .sort({ wantsEarlierSince: 1 })
      .limit(ROWS)
      .lean<AppointmentRecord[]>();
    const offered: (TimeSpan & { doctor: string })[] = [];
    const found: { visit: AppointmentRecord; date: string; time: string }[] = [];
    for (const visit of waiting) {
      const time = await this.firstBefore(visit, now, offered);
      if (!time) continue;
      const start = clinicInstant(time.date, time.time, zone);
      const end = new Date(start.getTime() + visit.duration * 60_000);
      offered.push({ start, end, doctor: visit.doctor.id.toHexString() });
      found.push({ visit, ...time });
    }
    const views = await this.reading.views(found.map(({ visit }) => visit));
    return found.map(({ date, time }, index) => ({
      appointment: views[index] as EarlierTime['appointment'],
      date,
      time,
    }));
  }

  private async firstBefore(
    { _id, doctor, startsAt, duration, appointmentType: type }: AppointmentRecord,
    now: Date,
    offered: readonly (TimeSpan & { doctor: string })[],
  ): Promise<{ date: string; time: string } | undefined> {
    const zone = this.env.clinicTimezone;
    const latest = new Date(startsAt.getTime() - DAY_MS);
    const from = clinicToday(now, zone);
    const last = clinicDateTime(latest, zone).date;
    if (latest <= now) return undefined;
    const to = last < addDays(from, MAX_FREE_DAYS) ? last : addDays(from, MAX_FREE_DAYS - 1);
    const wish = { doctor: doctor.id, from, to, duration, type, except: _id };
    const question = await this.freeTimes.question(true, wish);
    const others = offered.filter((one) => one.doctor === doctor.id.toHexString());
    const days = freeDays({ ...question, busy: [...question.busy, ...others], latest });
    const day = days.find(({ times }) => times.length > 0);
    return day && { date: day.date, time: day.times[0] as string };
  }
}
