import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ExtraHours } from '@clinic/contract/scheduling/hours';
import { rangeProblem } from '@clinic/contract/scheduling/hours-rules';
import { fromToday } from '@clinic/contract/rules';
import type { Model } from 'mongoose';
import { ENV, type Env } from '../../platform/config/env.ts';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { invalid } from '../../platform/http/api-error.ts';
import { DoctorsService } from '../../identity/staff/doctors.service.ts';
import { ExtraHoursRecord, slotsOfRange } from './extra-hours.schema.ts';
import { HoursAccess } from './hours-access.ts';
import type { AddExtraHoursDto } from './hours.dto.ts';
import { extraHoursView } from './hours.view.ts';
import { Clock } from '../../platform/config/clock.ts';
import { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';

const OVERLAP = 'There are extra hours at this time already.';

@Injectable()
export class ExtraHoursService {
  constructor(
    @InjectModel(ExtraHoursRecord.name) private readonly extra: Model<ExtraHoursRecord>,
    @Inject(ENV) private readonly env: Env,
    private readonly records: Records,
    private readonly access: HoursAccess,
    private readonly doctors: DoctorsService,
    private readonly clock: Clock,
  ) {}

  /** Throws FORBIDDEN, NOT_FOUND, INVALID_INPUT. */
  async add(context: WriteContext, input: AddExtraHoursDto): Promise<ExtraHours> {
    await this.access.mayChange(context.caller, input.doctor);
    await this.doctors.get(input.doctor);
    const sentence = rangeProblem(input);
    if (sentence) throw invalid('to', sentence);
    const past = fromToday(this.clock.today())(input.date);
    // A request from before midnight may be repeated after it.
    if (past && !(await this.records.wasCarriedOut(this.extra, context))) throw invalid('date', past);
    const insert = () => this.insert(context, input);
    return extraHoursView(await this.records.once(this.extra, context, insert, (added) => added));
  }

  /** Throws NOT_FOUND, FORBIDDEN. */
  remove(context: WriteContext, id: string): Promise<void> {
    return this.access.remove(context, this.extra, id);
  }

  private async insert(
    context: WriteContext,
    { doctor, date, from, to, modes }: AddExtraHoursDto,
  ): Promise<ExtraHoursRecord> {
    const slots = slotsOfRange({ from, to });
    try {
      const hours = { doctor, date, from, to, modes: [...modes], slots };
      return await this.records.insert(this.extra, context, hours);
    } catch (error) {
      if (isDuplicateKey(error, 'slots')) throw invalid('from', OVERLAP);
      throw error;
    }
  }
}
