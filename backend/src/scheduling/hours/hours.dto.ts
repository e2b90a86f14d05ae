import type {
  AddExtraHours,
  HoursRange,
  SaveWeek,
  VisitMode,
  WeekRange,
} from '@clinic/contract/scheduling/hours';
import { VISIT_MODES } from '@clinic/contract/scheduling/hours';
import { endTime, MAX_RANGES } from '@clinic/contract/scheduling/hours-rules';
import { oneOf } from '@clinic/contract/rules';
import { Day, Field, Id, Items, StartTime, WholeNumber } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

const isMode = oneOf(VISIT_MODES);

/** Checks modes: each at most once; the range's own rule requires one. */
const Modes = () =>
  Field(
    (value) =>
      Array.isArray(value) && new Set(value).size === value.length && !value.some(isMode)
        ? undefined
        : 'Please choose whether it is at the clinic, online or both.',
    {
      type: String,
      isArray: true,
      enum: [...VISIT_MODES],
      minItems: 1,
      maxItems: VISIT_MODES.length,
      uniqueItems: true,
    },
  );

const EndTime = () => Field(endTime, { type: String, pattern: '^(([01][0-9]|2[0-3]):[0-5][05]|24:00)$' });

@Takes<HoursRange>()
export class HoursRangeDto {
  @Day({ optional: true })
  from?: string;

  @Day({ optional: true })
  to?: string;
}

@Takes<WeekRange>()
export class WeekRangeDto {
  @WholeNumber(0, 6)
  day: number;

  @StartTime()
  from: string;

  @EndTime()
  to: string;

  @Modes()
  modes: VisitMode[];
}

@Takes<SaveWeek>()
export class SaveWeekDto {
  @Day()
  validFrom: string;

  @Items(() => WeekRangeDto, { max: MAX_RANGES })
  ranges: WeekRangeDto[];

  @WholeNumber(1, Number.MAX_SAFE_INTEGER, { optional: true })
  version?: number;
}

@Takes<AddExtraHours>()
export class AddExtraHoursDto {
  @Id()
  doctor: string;

  @Day()
  date: string;

  @StartTime()
  from: string;

  @EndTime()
  to: string;

  @Modes()
  modes: VisitMode[];
}
