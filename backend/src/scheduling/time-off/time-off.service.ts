import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { clinicInstant, type ClinicMoment } from '@clinic/contract/clinic-calendar';
import type { TimeOff } from '@clinic/contract/scheduling/hours';
import { Types, type Model } from 'mongoose';
import { ENV, type Env } from '../../platform/config/env.ts';
import { Versions } from '../../platform/database/versions.ts';
import { HoursAccess } from '../hours/hours-access.ts';
import { timeOffView } from '../hours/hours.view.ts';
import { TimeOffRecord } from '../hours/time-off.schema.ts';
import { ApiError, invalid } from '../../platform/http/api-error.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { DoctorsService } from '../../identity/staff/doctors.service.ts';
import type { SaveTimeOffDto } from './time-off.dto.ts';
import { VisitsInTheWay } from './visits-in-the-way.ts';
import { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';

@Injectable()
export class TimeOffService {
  constructor(
    @InjectModel(TimeOffRecord.name) private readonly timeOff: Model<TimeOffRecord>,
    @Inject(ENV) private readonly env: Env,
    private readonly records: Records,
    private readonly access: HoursAccess,
    private readonly doctors: DoctorsService,
    private readonly visits: VisitsInTheWay,
    private readonly versions: Versions,
  ) {}

  /** Throws FORBIDDEN, NOT_FOUND, INVALID_INPUT, VISITS_IN_TIME_OFF. */
  async add(context: WriteContext, input: SaveTimeOffDto): Promise<TimeOff> {
    const { caller } = context;
    await this.access.mayChange(caller, input.doctor);
    if (input.doctor) await this.doctors.get(input.doctor);
    const fields = this.fieldsOf(caller, input);
    const doctor = input.doctor ? new Types.ObjectId(input.doctor) : null;
    if (!input.overVisits && !(await this.records.wasCarriedOut(this.timeOff, context)))
      await this.visits.refuse(doctor, spanOf(fields));
    const add = () => this.records.insert(this.timeOff, context, { doctor, ...fields });
    return timeOffView(await this.records.once(this.timeOff, context, add, (added) => added));
  }

  /** Throws what `add` throws, and STALE_RECORD when another person changed the time off since it was read. */
  async change(context: WriteContext, id: string, input: SaveTimeOffDto): Promise<TimeOff> {
    const { caller } = context;
    const before = await this.stored(caller, id);
    const fields = this.fieldsOf(caller, input);
    if (!input.overVisits && !(await this.records.wasCarriedOut(this.timeOff, context)))
      await this.visits.refuse(before.doctor, spanOf(fields), spanOf(before));
    const replace = () => this.replace(context, before, input.version, fields);
    return timeOffView(await this.records.once(this.timeOff, context, replace, (changed) => changed));
  }

  /** Throws NOT_FOUND, FORBIDDEN. */
  remove(context: WriteContext, id: string): Promise<void> {
    return this.access.remove(context, this.timeOff, id);
  }

  private async replace(
    context: WriteContext,
    before: TimeOffRecord,
    read: number | undefined,
    fields: ReturnType<TimeOffService['fieldsOf']>,
  ): Promise<TimeOffRecord> {
    const { _id, version, updatedAt: at, by, doctor, from, to, label } = before;
    if (read && read !== version) throw new ApiError('STALE_RECORD');
    await this.records.refuseRepeat(this.timeOff, context);
    const body = { doctor, from, to, label };
    await this.versions.keep({ of: _id, version, kind: 'time off', at, by, body });
    const after = await this.records.update(
      this.timeOff,
      context,
      { _id, version, removedAt: null },
      { $set: fields, $inc: { version: 1 } },
    );
    if (!after) throw new ApiError('STALE_RECORD');
    return after;
  }

  private async stored(caller: Caller, id: string): Promise<TimeOffRecord> {
    const off = await this.timeOff.findOne({ _id: id, removedAt: null }).lean();
    if (!off) throw new ApiError('NOT_FOUND');
    await this.access.mayChange(caller, off.doctor?.toHexString() ?? null);
    return off;
  }

  /** Throws INVALID_INPUT when it ends before it begins. */
  private fieldsOf({ id, name, role }: Caller, { from, to, label }: SaveTimeOffDto) {
    const fields = {
      from: { date: from.date, time: from.time },
      to: { date: to.date, time: to.time },
      startsAt: this.instant(from),
      endsAt: this.instant(to),
      label,
      by: { id, name, role },
    };
    if (fields.startsAt >= fields.endsAt)
      throw invalid('to', 'Please choose an end that is later than the beginning.');
    return fields;
  }

  private instant({ date, time }: ClinicMoment): Date {
    return clinicInstant(date, time, this.env.clinicTimezone);
  }
}

const spanOf = ({ startsAt, endsAt }: Pick<TimeOffRecord, 'startsAt' | 'endsAt'>) => ({
  start: startsAt,
  end: endsAt,
});
