import { MAX_LINE } from '@clinic/contract/constants';
import {
  PLAN_ANSWER_NOTE,
  ANSWER_REASONS,
  type PlanAnswer,
  type AnswerReason,
} from '@clinic/contract/care/history/plan-answers';
import { Line, LongText, OneOf } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

const REASONS = ANSWER_REASONS.map(({ code }) => code);

@Takes<PlanAnswer>()
export class PlanAnswerDto {
  @Line({ max: 2 * MAX_LINE })
  key: string;

  @OneOf(REASONS)
  reason: AnswerReason;

  @LongText({ max: PLAN_ANSWER_NOTE.max })
  note: string;
}
