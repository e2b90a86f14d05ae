import type {
  CorrectEnd,
  EndProgram,
  ProgramPlan,
  SaveProgram,
  SaveReportWords,
} from '@clinic/contract/care/programs/programs';
import { postProblem } from '@clinic/contract/care/client-measures/body-status';
import { PROGRAM_END_REASONS, PROGRAM_WEEKS, type ProgramEndReason } from '@clinic/contract/constants';
import { fieldsOf } from '@clinic/contract/care/intake-forms/intake-form-fields';
import type { BodyStatusFields } from '@clinic/contract/care/intake-forms/intake-forms';
import { yearProblem } from '@clinic/contract/reading/days';
import { allOf, realDate, wholeNumber, type Rule } from '@clinic/contract/rules';
import { Measures, type SentMeasureDto } from '../checkups/checkup.dto.ts';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { Field, Flag, Id, Instant, Line, LongText, Nested, OneOf } from '../../platform/http/fields.ts';
import { isPlainObject } from '../../platform/http/plain-object.ts';
import { Takes } from '../../platform/http/takes.ts';

const weeks = wholeNumber(PROGRAM_WEEKS.min, PROGRAM_WEEKS.max);
const days = wholeNumber(PROGRAM_WEEKS.min, PROGRAM_WEEKS.max * 7);
const measures = fieldsOf('BodyStatus');
const isMissing = (value: unknown) => value === undefined || value === null || value === '';

const startDay = allOf(realDate, (value) => yearProblem(value as string));

const bodyStatus: Rule = (value) => {
  if (!isPlainObject(value)) return 'Please send the body status as fields.';
  const problemOf = (name: string) =>
    typeof value[name] === 'string' ? postProblem(name as keyof BodyStatusFields, value[name]) : undefined;
  const wrong = measures.find(({ name }) => problemOf(name));
  return wrong && `${wrong.label}: ${String(problemOf(wrong.name))}`;
};

@Takes<ProgramPlan>()
export class ProgramPlanDto {
  @Line({ sentence: 'Please enter a program name' })
  name: string;

  @Field((value) => (isMissing(value) ? 'Please enter a duration in weeks' : weeks(value)), {
    type: 'integer',
    minimum: PROGRAM_WEEKS.min,
    maximum: PROGRAM_WEEKS.max,
  })
  duration: number;

  @Field(
    (value) => days(value) && 'Number of days could not be calculated',
    { type: 'integer' },
    { optional: true },
  )
  durationInDays?: number;

  @Field((value) => (isMissing(value) ? 'Please select a start date' : startDay(value)), {
    type: String,
    format: 'date',
  })
  startDate: string;
}

@Takes<SaveProgram>()
export class SaveProgramDto {
  @Id()
  clientId: string;

  @Nested(() => ProgramPlanDto)
  plan: ProgramPlanDto;

  @Instant({ optional: true })
  updatedAt?: string;
}

export class EndDto {
  @OneOf(PROGRAM_END_REASONS)
  reason: ProgramEndReason;

  @LongText({ optional: true })
  notes?: string;

  @Field(bodyStatus, { type: 'object', additionalProperties: { type: 'string' } }, { optional: true })
  post?: Record<string, unknown>;

  @Measures()
  measures?: SentMeasureDto[];
}

@Strict()
@Takes<EndProgram>()
export class EndProgramDto extends EndDto {
  @Flag({ optional: true })
  cancelAppointments?: boolean;
}

@Strict()
@Takes<CorrectEnd>()
export class CorrectEndDto extends EndDto {
  @Id()
  program: string;

  @Line({ sentence: 'Please say why the end is corrected.' })
  because: string;

  @Instant({ optional: true })
  updatedAt?: string;
}

@Takes<SaveReportWords>()
export class SaveReportWordsDto {
  @Id()
  program: string;

  @LongText()
  words: string;

  @Instant({ optional: true })
  updatedAt?: string;
}
