import type { EndProgram, ProgramPlan, SaveProgram } from '@clinic/contract/programs';
import { postProblem } from '@clinic/contract/body-status';
import { PROGRAM_END_REASONS, PROGRAM_WEEKS, type ProgramEndReason } from '@clinic/contract/constants';
import { fieldsOf } from '@clinic/contract/intake-form-fields';
import type { BodyStatusFields } from '@clinic/contract/intake-forms';
import { realDate, wholeNumber } from '@clinic/contract/rules';
import { IsOptional } from 'class-validator';
import { Strict } from '../http/checked-body.pipe.ts';
import { Check, Flag, Id, Instant, Line, LongText, Nested, OneOf } from '../http/fields.ts';
import { isPlainObject } from '../http/plain-object.ts';
import { Takes } from '../http/takes.ts';

const weeks = wholeNumber(PROGRAM_WEEKS.min, PROGRAM_WEEKS.max);
const days = wholeNumber(PROGRAM_WEEKS.min, PROGRAM_WEEKS.max * 7);
const measures = fieldsOf('BodyStatus');
const isMissing = (value: unknown) => value === undefined || value === null || value === '';

@Takes<ProgramPlan>()
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

@Takes<SaveProgram>()
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
@Takes<EndProgram>()
export class EndProgramDto {
  @OneOf(PROGRAM_END_REASONS)
  reason: ProgramEndReason;

  /** What came of it; at most 5,000 characters. */
  @LongText({ optional: true })
  notes?: string;

  /** Body status at the end: one number each ("79.5", "79,5 kg") by the field names of the BodyStatus form. */
  @IsOptional()
  @Check((value) => {
    if (!isPlainObject(value)) return 'Please send the body status as fields.';
    // What is no text is refused by the rules of the form itself.
    const problemOf = (name: string) =>
      typeof value[name] === 'string' && postProblem(name as keyof BodyStatusFields, value[name]);
    const wrong = measures.find(({ name }) => problemOf(name));
    return wrong && `${wrong.label}: ${String(problemOf(wrong.name))}`;
  })
  post?: Record<string, unknown>;

  /** True also cancels what the client has booked so far. */
  @Flag({ optional: true })
  cancelAppointments?: boolean;
}
