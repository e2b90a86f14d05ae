import type {
  Dosage,
  DosageEntryInput,
  SaveHerbsPlan,
  SaveVitaminPlan,
  SlotDoseInput,
} from '@clinic/contract/care/dosage-plans/dosage-plans';
import { rhythmProblem } from '@clinic/contract/care/dosage-plans/course-rules';
import {
  DOSE_FORMS,
  DOSE_MOMENTS,
  MAX_PAUSES,
  MAX_VEHICLE,
  STOP_REASONS,
  type DoseForm,
  type DoseMoment,
  type DosePause,
  type DoseRhythm,
  type DoseStop,
  type StopReason,
} from '@clinic/contract/care/dosage-plans/dose-course';
import { MAX_PLAN_ANSWERS } from '@clinic/contract/care/history/plan-answers';
import { applyDecorators } from '@nestjs/common';
import { DOSAGE_TIMINGS, MAX_DOSE, MAX_PLAN_ENTRIES, type DosageTiming } from '@clinic/contract/constants';
import { Transform } from 'class-transformer';
import {
  Day,
  Field,
  Flag,
  Id,
  Instant,
  Items,
  Line,
  LongText,
  Nested,
  OneOf,
  WholeNumber,
} from '../../platform/http/fields.ts';
import { PlanAnswerDto } from '../plan-checks/plan-answer.dto.ts';
import { Takes } from '../../platform/http/takes.ts';

/** Text, or a number that reads as text. */
const Amount = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'number' ? String(value) : value)),
    Line({ optional: true }),
  );

/** Null clears the field; left out, it keeps what stands. */
const CLEARED = { optional: true, nullable: true } as const;

@Takes<SlotDoseInput>()
class SlotDoseDto {
  @WholeNumber(0, MAX_DOSE, { optional: true })
  count?: number;

  @OneOf(DOSAGE_TIMINGS, { optional: true })
  timing?: DosageTiming;

  @OneOf(DOSE_MOMENTS, CLEARED)
  moment?: DoseMoment | null;
}

@Takes<Partial<Dosage>>()
class DosageDto {
  @Nested(() => SlotDoseDto, { optional: true })
  onRising?: SlotDoseDto;

  @Nested(() => SlotDoseDto, { optional: true })
  morning?: SlotDoseDto;

  @Nested(() => SlotDoseDto, { optional: true })
  lunch?: SlotDoseDto;

  @Nested(() => SlotDoseDto, { optional: true })
  snacks?: SlotDoseDto;

  @Nested(() => SlotDoseDto, { optional: true })
  dinner?: SlotDoseDto;
}

@Takes<DosePause>()
class DosePauseDto {
  @Day()
  from: string;

  @Day()
  to: string;
}

/** A vitamin or herb; its `total` is computed by the server, whatever is sent. */
@Takes<DosageEntryInput>()
class DosageEntryDto {
  @Line({ optional: true, max: 50 })
  id?: string;

  @Line({ optional: true })
  name?: string;

  @Amount()
  quantity?: string;

  @LongText({ optional: true })
  notes?: string;

  @Amount()
  unitCount?: string;

  @Amount()
  unitType?: string;

  @Nested(() => DosageDto, { optional: true })
  dosage?: DosageDto;

  @Id(CLEARED)
  product?: string | null;

  @OneOf(DOSE_FORMS, CLEARED)
  form?: DoseForm | null;

  @Line({ ...CLEARED, max: MAX_VEHICLE })
  vehicle?: string | null;

  @Day(CLEARED)
  from?: string | null;

  @Day(CLEARED)
  to?: string | null;

  @Items(() => DosePauseDto, { ...CLEARED, max: MAX_PAUSES })
  pauses?: DosePauseDto[] | null;

  @Field(rhythmProblem, { type: Object }, CLEARED)
  rhythm?: DoseRhythm | null;
}

@Takes<DoseStop>()
class DoseStopDto {
  @Line({ max: 50 })
  id: string;

  @OneOf(STOP_REASONS)
  reason: StopReason;
}

class SavePlanDto {
  @Flag({ optional: true })
  newPlan?: boolean;

  @Instant({ optional: true })
  updatedAt?: string;

  @Items(() => PlanAnswerDto, { max: MAX_PLAN_ANSWERS, optional: true })
  answers?: PlanAnswerDto[];

  @Items(() => DoseStopDto, { max: MAX_PLAN_ENTRIES, optional: true })
  stopped?: DoseStopDto[];
}

@Takes<SaveVitaminPlan>()
export class SaveVitaminPlanDto extends SavePlanDto {
  @Items(() => DosageEntryDto, { max: MAX_PLAN_ENTRIES })
  vitamins: DosageEntryDto[];
}

@Takes<SaveHerbsPlan>()
export class SaveHerbsPlanDto extends SavePlanDto {
  @Items(() => DosageEntryDto, { max: MAX_PLAN_ENTRIES })
  herbs: DosageEntryDto[];
}
