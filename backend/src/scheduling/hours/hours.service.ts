import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { addDays, clinicInstant, clinicToday } from '@clinic/contract/clinic-calendar';
import type { ClinicHours, HoursRange } from '@clinic/contract/scheduling/hours';
import { Types, type Model } from 'mongoose';
import { ENV, type Env } from '../../platform/config/env.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { DoctorsService } from '../../identity/staff/doctors.service.ts';
import { ExtraHoursRecord } from './extra-hours.schema.ts';
import { extraHoursView, timeOffView, weekView } from './hours.view.ts';
import { TimeOffRecord } from './time-off.schema.ts';
import { WeekRecord } from './week.schema.ts';
import { Clock } from '../../platform/config/clock.ts';

/** Hours for the people who change them; free times use `working-times.service.ts`. */
@Injectable()
export class HoursService {
  constructor(
    @InjectModel(WeekRecord.name) private readonly weeks: Model<WeekRecord>,
    @InjectModel(ExtraHoursRecord.name) private readonly extra: Model<ExtraHoursRecord>,
    @InjectModel(TimeOffRecord.name) private readonly timeOff: Model<TimeOffRecord>,
    @Inject(ENV) private readonly env: Env,
    private readonly doctors: DoctorsService,
    private readonly clock: Clock,
  ) {}

  /** Hours of all doctors for admins and assistants; for a doctor only the own, with the clinic's closures. */
  async all({ role, id }: Caller, range: HoursRange): Promise<ClinicHours> {
    const zone = this.env.clinicTimezone;
    const from = range.from ?? clinicToday(this.clock.now(), zone);
    const { to } = range;
    const doctors = role === 'doctor' ? [await this.doctors.get(id)] : await this.doctors.all();
    const ids = doctors.map((doctor) => new Types.ObjectId(doctor.id));
    const [weeks, extra, timeOff] = await Promise.all([
      this.weeks.find({ doctor: { $in: ids }, removedAt: null }).lean(),
      this.extra
        .find({ doctor: { $in: ids }, date: { $gte: from, ...(to && { $lte: to }) }, removedAt: null })
        .lean(),
      this.timeOff
        .find({
          doctor: { $in: [null, ...ids] },
          endsAt: { $gt: clinicInstant(from, '00:00', zone) },
          ...(to && { startsAt: { $lt: clinicInstant(addDays(to, 1), '00:00', zone) } }),
          removedAt: null,
        })
        .lean(),
    ]);
    // Sorts by day; there are too few rows for an index.
    const rising = <Row>(rows: Row[], by: (row: Row) => string | number) =>
      rows.toSorted((one, other) => (by(one) < by(other) ? -1 : 1));
    const allWeeks = rising(weeks.map(weekView), ({ validFrom }) => validFrom);
    const allExtra = rising(extra.map(extraHoursView), (one) => `${one.date} ${one.from}`);
    const allOff = rising(timeOff, ({ startsAt }) => startsAt.getTime()).map(timeOffView);
    return {
      doctors: doctors.map(({ id: doctor, name }) => ({
        doctor: { id: doctor, name },
        weeks: allWeeks.filter((week) => week.doctor === doctor),
        extra: allExtra.filter((one) => one.doctor === doctor),
        timeOff: allOff.filter((off) => off.doctor === doctor),
      })),
      closures: allOff.filter((off) => off.doctor === null),
    };
  }
}
