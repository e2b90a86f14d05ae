import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { addDays, clinicInstant } from '@clinic/contract/clinic-calendar';
import { CLINIC_HOURS } from '@clinic/contract/clinic';
import type { WorkingTime } from '@clinic/contract/scheduling/free-times';
import { overlaps } from '@clinic/contract/platform/time-spans';
import type { Model, Types } from 'mongoose';
import { ENV, type Env } from '../../platform/config/env.ts';
import { ExtraHoursRecord } from './extra-hours.schema.ts';
import { TimeOffRecord } from './time-off.schema.ts';
import { WeekRecord } from './week.schema.ts';

/** First and last day (yyyy-MM-dd), both included. */
export interface Days {
  from: string;
  to: string;
}

export type StoredTimeOff = Pick<TimeOffRecord, '_id' | 'doctor' | 'startsAt' | 'endsAt' | 'label'>;

/** Tells whether a visit is at least partly in time off of the doctor or the clinic. */
export const isAway = (
  off: Pick<StoredTimeOff, 'doctor' | 'startsAt' | 'endsAt'>,
  visit: { doctor: { id: Types.ObjectId }; startsAt: Date; endsAt: Date },
): boolean =>
  (off.doctor === null || off.doctor.equals(visit.doctor.id)) &&
  overlaps({ start: off.startsAt, end: off.endsAt }, { start: visit.startsAt, end: visit.endsAt });

/** Reads working times by three queries for any number of doctors and days. */
@Injectable()
export class WorkingTimes {
  constructor(
    @InjectModel(WeekRecord.name) private readonly weeks: Model<WeekRecord>,
    @InjectModel(ExtraHoursRecord.name) private readonly extra: Model<ExtraHoursRecord>,
    @InjectModel(TimeOffRecord.name) private readonly timeOff: Model<TimeOffRecord>,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Working times by the doctor's id; `weeks` is empty when none was ever stored. `since`: first day of the absences,
   * which also tell when the desk was open.
   */
  async workingTimesOf(
    doctors: readonly Types.ObjectId[],
    days: Days,
    since = days.from,
  ): Promise<Map<string, WorkingTime>> {
    const who = { doctor: { $in: [...doctors] }, removedAt: null };
    const [weeks, extra, absent] = await Promise.all([
      this.weeks
        .find({ ...who, validFrom: { $lte: addDays(days.to, 1) } }, { doctor: 1, validFrom: 1, ranges: 1 })
        .lean(),
      this.extra.find({ ...who, date: { $gte: days.from, $lte: addDays(days.to, 1) } }).lean(),
      this.absences([null, ...doctors], { from: since < days.from ? since : days.from, to: days.to }),
    ]);
    const isOf = (id: Types.ObjectId) => (row: { doctor: Types.ObjectId | null }) =>
      row.doctor !== null && row.doctor.equals(id);
    return new Map(
      doctors.map((id) => [
        id.toHexString(),
        {
          hours: CLINIC_HOURS,
          weeks: weeks.filter(isOf(id)),
          extra: extra.filter(isOf(id)),
          absences: absent
            .filter((row) => row.doctor === null || isOf(id)(row))
            .map(({ startsAt, endsAt, doctor, label }) => ({
              start: startsAt,
              end: endsAt,
              ...(doctor === null && { closure: label }),
            })),
        },
      ]),
    );
  }

  /** Time off that overlaps the days: of these doctors, and of the clinic when the list has null. */
  absences(doctors: readonly (Types.ObjectId | null)[], { from, to }: Days): Promise<StoredTimeOff[]> {
    const zone = this.env.clinicTimezone;
    return this.timeOff
      .find(
        {
          doctor: { $in: [...doctors] },
          removedAt: null,
          endsAt: { $gt: clinicInstant(from, '00:00', zone) },
          startsAt: { $lt: clinicInstant(addDays(to, 2), '00:00', zone) },
        },
        { doctor: 1, startsAt: 1, endsAt: 1, label: 1 },
      )
      .lean<StoredTimeOff[]>();
  }

  /** All time off that has not ended yet. */
  upcoming(now: Date): Promise<StoredTimeOff[]> {
    return this.timeOff
      .find({ endsAt: { $gt: now }, removedAt: null }, { doctor: 1, startsAt: 1, endsAt: 1, label: 1 })
      .lean<StoredTimeOff[]>();
  }
}
