import { APPOINTMENT_TYPES, type AppointmentType } from '@clinic/contract/constants';
import type { ClinicMoment } from '@clinic/contract/clinic-calendar';
import { MAX_EVERY, seriesDays, seriesRhythm } from '@clinic/contract/scheduling/series-rules';
import {
  SERIES_TIMES,
  type BookSeries,
  type SeriesExchange,
  type SeriesRhythm,
} from '@clinic/contract/scheduling/series';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import {
  Day,
  Field,
  Flag,
  Id,
  Items,
  LongText,
  Nested,
  OneOf,
  PersonId,
  StartTime,
  WholeNumber,
} from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';
import { Minutes } from './appointment.dto.ts';

@Takes<ClinicMoment>()
export class SeriesMomentDto {
  @Day()
  date: string;

  @StartTime()
  time: string;
}

@Takes<SeriesExchange>()
export class SeriesExchangeDto {
  @Day()
  date: string;

  @Nested(() => SeriesMomentDto)
  at: SeriesMomentDto;
}

@Strict()
@Takes<BookSeries>()
export class BookSeriesDto {
  @PersonId()
  client: string;

  @PersonId()
  doctor: string;

  @PersonId()
  assistant: string;

  @OneOf(APPOINTMENT_TYPES, { optional: true })
  appointmentType?: AppointmentType;

  @Minutes({ optional: true })
  duration?: number;

  @Nested(() => SeriesMomentDto)
  first: SeriesMomentDto;

  @Field(seriesRhythm, {
    type: 'object',
    properties: {
      days: { type: 'integer', minimum: 1, maximum: MAX_EVERY.days },
      weeks: { type: 'integer', minimum: 1, maximum: MAX_EVERY.weeks },
      on: { type: 'array', items: { type: 'integer', minimum: 0, maximum: 6 }, minItems: 1, maxItems: 7 },
    },
    additionalProperties: false,
  })
  every: SeriesRhythm;

  @WholeNumber(SERIES_TIMES.min, SERIES_TIMES.max)
  times: number;

  @Field(
    seriesDays,
    { type: 'array', items: { type: 'string', format: 'date' }, maxItems: SERIES_TIMES.max },
    { optional: true },
  )
  leaveOut?: string[];

  @Items(() => SeriesExchangeDto, { max: SERIES_TIMES.max, optional: true })
  instead?: SeriesExchangeDto[];

  @LongText({ optional: true })
  assistantNotes?: string;

  @LongText({ optional: true })
  hoursReason?: string;

  @Id({ optional: true })
  takeFirst?: string;

  @Flag({ optional: true })
  dryRun?: boolean;
}
