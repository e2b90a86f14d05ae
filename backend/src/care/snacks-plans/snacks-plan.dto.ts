import { MAX_PLAN_ENTRIES } from '@clinic/contract/constants';
import { MAX_PLAN_ANSWERS } from '@clinic/contract/care/history/plan-answers';
import type { SaveSnacksPlan, SnackEntry } from '@clinic/contract/care/snacks-plans/snacks-plans';
import { Transform } from 'class-transformer';
import { Flag, Id, Instant, Items, Line } from '../../platform/http/fields.ts';
import { PlanAnswerDto } from '../plan-checks/plan-answer.dto.ts';
import { Takes } from '../../platform/http/takes.ts';

@Takes<Partial<SnackEntry>>()
class SnackDto {
  @Line({ optional: true })
  name?: string;

  @Transform(({ value }: { value: unknown }) => (typeof value === 'number' ? String(value) : value))
  @Line({ optional: true })
  quantity?: string;

  @Id({ optional: true })
  food?: string;
}

@Takes<SaveSnacksPlan>()
export class SaveSnacksPlanDto {
  @Items(() => SnackDto, { max: MAX_PLAN_ENTRIES, sentence: 'Invalid snacks data format' })
  snacks: SnackDto[];

  @Flag({ optional: true })
  newPlan?: boolean;

  @Instant({ optional: true })
  updatedAt?: string;

  @Items(() => PlanAnswerDto, { max: MAX_PLAN_ANSWERS, optional: true })
  answers?: PlanAnswerDto[];
}
