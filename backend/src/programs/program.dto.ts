import { PROGRAM_END_REASONS, PROGRAM_WEEKS, type ProgramEndReason } from '@clinic/contract/constants';
import { realDate, wholeNumber } from '@clinic/contract/rules';
import { IsOptional } from 'class-validator';
import { Strict } from '../http/checked-body.pipe.ts';
import { Check, Flag, Id, Instant, Line, LongText, Nested, OneOf } from '../http/fields.ts';
import { isPlainObject } from '../http/plain-object.ts';

const weeks = wholeNumber(PROGRAM_WEEKS.min, PROGRAM_WEEKS.max);
const days = wholeNumber(PROGRAM_WEEKS.min, PROGRAM_WEEKS.max * 7);
const isMissing = (value: unknown) => value === undefined || value === null || value === '';

export class ProgramPlanDto {
  @Line({ sentence: 'Please enter a program name' })
  name: string;

  /** Weeks, 1–52. */
  @Check((value) => (isMissing(value) ? 'Please enter a duration in weeks' : weeks(value)))
  duration: number;

  /** Days; always weeks × 7, computed by the server. */
  @IsOptional()
  @Check((value) => days(value) && 'Number of days could not be calculated')
  durationInDays?: number;

  /** yyyy-MM-dd. */
  @Check((value) => (isMissing(value) ? 'Please select a start date' : realDate(value)))
  startDate: string;
}

export class SaveProgramDto {
  @Id()
  clientId: string;

  @Nested(() => ProgramPlanDto)
  plan: ProgramPlanDto;

  /** `updatedAt` of the running program as it was read: an older one answers 409. */
  @Instant({ optional: true })
  updatedAt?: string;
}

@Strict()
export class EndProgramDto {
  @OneOf(PROGRAM_END_REASONS)
  reason: ProgramEndReason;

  /** What came of it; at most 5,000 characters. */
  @LongText({ optional: true })
  notes?: string;

  /** Body status at the end: texts by the field names of the BodyStatus form. */
  @IsOptional()
  @Check((value) => (isPlainObject(value) ? undefined : 'Please send the body status as fields.'))
  post?: Record<string, unknown>;

  /** True also cancels what the client has booked so far. */
  @Flag({ optional: true })
  cancelAppointments?: boolean;
}
