import {
  CHECK_IN_DAYS,
  MAX_CHECK_IN_TEXT,
  SCALE_STEPS,
  type AnswerCheckIn,
  type SaveCheckIn,
} from '@clinic/contract/care/check-ins/check-ins';
import { MEAL_TYPES, type MealType } from '@clinic/contract/constants';
import { rangeProblem } from '@clinic/contract/care/measurements/measurements';
import { oneOf, required } from '@clinic/contract/rules';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { Check, Field, LongText, WholeNumber } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

/** Programs last a few years at most. */
const MAX_WEEKS = 520;

const weightProblem = (value: unknown): string | undefined => {
  if (value === null) return undefined;
  return typeof value === 'number' ? rangeProblem('weight', value) : 'Please enter a number.';
};

const aMeal = oneOf(MEAL_TYPES);

const Scale = () => WholeNumber(SCALE_STEPS.min, SCALE_STEPS.max);

@Strict()
@Takes<SaveCheckIn>()
export class SaveCheckInDto {
  @WholeNumber(1, MAX_WEEKS)
  week: number;

  @WholeNumber(0, Number.MAX_SAFE_INTEGER)
  version: number;

  @WholeNumber(0, CHECK_IN_DAYS)
  daysFollowed: number;

  @Field((value) => (value === null ? undefined : aMeal(value)), {
    type: String,
    enum: [...MEAL_TYPES],
    nullable: true,
  })
  hardestMeal: MealType | null;

  @Scale()
  hunger: number;

  @Scale()
  energy: number;

  @Scale()
  sleep: number;

  @LongText({ max: MAX_CHECK_IN_TEXT })
  note: string;

  @Field(weightProblem, { type: Number, nullable: true })
  weight: number | null;
}

@Strict()
@Takes<AnswerCheckIn>()
export class AnswerCheckInDto {
  @LongText({ max: MAX_CHECK_IN_TEXT })
  @Check(required('Please write an answer.'))
  text: string;

  @WholeNumber(1, Number.MAX_SAFE_INTEGER)
  version: number;
}
