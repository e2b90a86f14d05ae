import { BOOKING_MINUTES } from '@clinic/contract/constants';
import { counted } from '@clinic/contract/platform/counted';
import type { SeriesAnswer, SeriesDate } from '@clinic/contract/scheduling/series';
import { seriesProblems, seriesVisits } from '@clinic/contract/scheduling/series-rules';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/config/clock.ts';
import { ApiError, refuseProblems } from '../../platform/http/api-error.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { SeriesCheck } from './series-check.ts';
import type { BookSeriesDto } from './series.dto.ts';
import { VisitPeople } from './visit-people.ts';

/** Books visits at intervals, all or none. */
@Injectable()
export class SeriesBooking {
  constructor(
    private readonly people: VisitPeople,
    private readonly check: SeriesCheck,
    private readonly clock: Clock,
  ) {}

  /** Throws INVALID_INPUT, DOCTOR_GONE, CLIENT_ERASING. */
  async book(context: WriteContext, input: BookSeriesDto): Promise<SeriesAnswer> {
    refuseProblems(seriesProblems(input, this.clock.today()));
    const people = await this.people.withAssistant(input);
    const { duration = BOOKING_MINUTES.default, appointmentType: type = 'Cash' } = input;
    const visits = seriesVisits(input);
    const wish = {
      doctor: people.doctor._id,
      duration,
      type,
      anyHours: Boolean(input.hoursReason),
      except: [],
    };
    const dates = await this.check.dates(wish, visits);
    if (!input.dryRun) throw new ApiError('SERVICE_UNAVAILABLE');
    return { message: freeMessage(dates), dates, appointments: [] };
  }
}

function freeMessage(dates: readonly SeriesDate[]): string {
  const free = dates.filter(({ obstacle }) => !obstacle).length;
  return `${free} of ${counted(dates.length, 'date')} ${free === 1 ? 'is' : 'are'} free`;
}
