import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Week } from '@clinic/contract/scheduling/hours';
import { weekProblem } from '@clinic/contract/scheduling/hours-rules';
import type { Model } from 'mongoose';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { Versions } from '../../platform/database/versions.ts';
import { ApiError, invalid } from '../../platform/http/api-error.ts';
import { DoctorsService } from '../../identity/staff/doctors.service.ts';
import { HoursAccess } from './hours-access.ts';
import type { SaveWeekDto } from './hours.dto.ts';
import { weekView } from './hours.view.ts';
import { WeekRecord } from './week.schema.ts';
import { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';

@Injectable()
export class WeeksService {
  constructor(
    @InjectModel(WeekRecord.name) private readonly weeks: Model<WeekRecord>,
    private readonly records: Records,
    private readonly access: HoursAccess,
    private readonly doctors: DoctorsService,
    private readonly versions: Versions,
  ) {}

  /** Throws FORBIDDEN, NOT_FOUND, INVALID_INPUT, STALE_RECORD when another person changed the week since it was read. */
  async save(context: WriteContext, doctor: string, input: SaveWeekDto): Promise<Week> {
    await this.access.mayChange(context.caller, doctor);
    await this.doctors.get(doctor);
    const problem = weekProblem(input.ranges);
    if (problem) throw invalid(`ranges.${problem.index}`, problem.sentence);
    const save = () =>
      input.version ? this.replace(context, doctor, input) : this.add(context, doctor, input);
    return weekView(await this.records.once(this.weeks, context, save, (saved) => saved));
  }

  /** Throws NOT_FOUND, FORBIDDEN. */
  remove(context: WriteContext, id: string): Promise<void> {
    return this.access.remove(context, this.weeks, id);
  }

  private async add(
    context: WriteContext,
    doctor: string,
    { validFrom, ranges }: SaveWeekDto,
  ): Promise<WeekRecord> {
    const week = { doctor, validFrom, ranges: [...ranges], by: context.author };
    try {
      return await this.records.insert(this.weeks, context, week);
    } catch (error) {
      if (isDuplicateKey(error, 'validFrom')) throw new ApiError('STALE_RECORD');
      throw error;
    }
  }

  private async replace(
    context: WriteContext,
    doctor: string,
    { validFrom, ranges, version }: SaveWeekDto,
  ): Promise<WeekRecord> {
    const which = { doctor, validFrom, version, removedAt: null };
    const before = await this.weeks.findOne(which).lean();
    if (!before) throw new ApiError('STALE_RECORD');
    await this.versions.keep({
      of: before._id,
      version: before.version,
      kind: 'hours',
      at: before.updatedAt,
      by: before.by,
      body: { doctor: before.doctor, validFrom, ranges: before.ranges },
    });
    const after = await this.records.update(
      this.weeks,
      context,
      { _id: before._id, ...which },
      { $set: { ranges: [...ranges], by: context.author }, $inc: { version: 1 } },
    );
    if (!after) throw new ApiError('STALE_RECORD');
    return after;
  }
}
