import {
  GOAL_DIRECTION_NAMES,
  GOAL_KINDS,
  MAX_GOAL_REASON,
  type Goal,
  type GoalDirection,
  type SaveProgressGoal,
} from '@clinic/contract/care/client-progress/progress-goal';
import type { MeasurementKind } from '@clinic/contract/care/measurements/measurements';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { Day, Field, Flag, LongText, Nested, OneOf, WholeNumber } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

const aNumber = (value: unknown): string | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? undefined : 'Please enter a number.';

@Takes<Goal>()
export class GoalDto {
  @OneOf(GOAL_DIRECTION_NAMES)
  direction: GoalDirection;

  @OneOf(GOAL_KINDS)
  kind: MeasurementKind;

  @Field(aNumber, { type: Number })
  value: number;

  @Day()
  by: string;

  @LongText({ max: MAX_GOAL_REASON })
  reason: string;
}

@Strict()
@Takes<SaveProgressGoal>()
export class SaveProgressGoalDto {
  @Nested(() => GoalDto, { optional: true, nullable: true })
  goal?: GoalDto | null;

  @Flag()
  expecting: boolean;

  @WholeNumber(0, Number.MAX_SAFE_INTEGER)
  version: number;
}
