import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ExtraHours } from '@clinic/contract/scheduling/hours';
import { rangeProblem } from '@clinic/contract/scheduling/hours-rules';
import { fromToday } from '@clinic/contract/rules';
import type { Model } from 'mongoose';
import { ENV, type Env } from '../../platform/config/env.ts';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { withIdempotency, wasCarriedOut } from '../../platform/database/idempotency.ts';
import { invalid } from '../../platform/http/api-error.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { DoctorsService } from '../../identity/staff/doctors.service.ts';
import { ExtraHoursRecord, slotsOfRange } from './extra-hours.schema.ts';
import { HoursAccess } from './hours-access.ts';
import type { AddExtraHoursDto } from './hours.dto.ts';
import { extraHoursView } from './hours.view.ts';
import { Clock } from '../../platform/config/clock.ts';

const OVERLAP = 'There are extra hours at this time already.';

@Injectable()
export class ExtraHoursService {
  constructor(
    @InjectModel(ExtraHoursRecord.name) private readonly extra: Model<ExtraHoursRecord>,
    @Inject(ENV) private readonly env: Env,
    private readonly access: HoursAccess,
    private readonly doctors: DoctorsService,
    private readonly clock: Clock,
  ) {}

  /** Throws FORBIDDEN, NOT_FOUND, INVALID_INPUT. */
  async add(caller: Caller, input: AddExtraHoursDto): Promise<ExtraHours> {
    await this.access.mayChange(caller, input.doctor);
    await this.doctors.get(input.doctor);
    const sentence = rangeProblem(input);
    if (sentence) throw invalid('to', sentence);
    const past = fromToday(this.clock.today())(input.date);
    // A repetition of a request from before midnight is answered after it.
    if (past && !(await wasCarriedOut(this.extra))) throw invalid('date', past);
    return withIdempotency(this.extra, () => this.insert(input), extraHoursView);
  }

  /** Throws NOT_FOUND, FORBIDDEN. */
  remove(caller: Caller, id: string): Promise<void> {
    return this.access.remove(caller, this.extra, id);
  }

  private async insert({ doctor, date, from, to, modes }: AddExtraHoursDto): Promise<ExtraHours> {
    const slots = slotsOfRange({ from, to });
    try {
      return extraHoursView(await this.extra.create({ doctor, date, from, to, modes: [...modes], slots }));
    } catch (error) {
      if (isDuplicateKey(error, 'slots')) throw invalid('from', OVERLAP);
      throw error;
    }
  }
}
