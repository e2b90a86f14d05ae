import type {
  Dosage,
  DosageEntryInput,
  SaveHerbsPlan,
  SaveVitaminPlan,
  SlotDose,
} from '@clinic/contract/care/dosage-plans/dosage-plans';
import { MAX_PLAN_ANSWERS } from '@clinic/contract/care/history/plan-answers';
import { applyDecorators } from '@nestjs/common';
import { DOSAGE_TIMINGS, MAX_DOSE, MAX_PLAN_ENTRIES, type DosageTiming } from '@clinic/contract/constants';
import { Transform } from 'class-transformer';
import {
  Flag,
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

@Takes<Partial<SlotDose>>()
class SlotDoseDto {
  @WholeNumber(0, MAX_DOSE, { optional: true })
  count?: number;

  @OneOf(DOSAGE_TIMINGS, { optional: true })
  timing?: DosageTiming;
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
}

class SavePlanDto {
  @Flag({ optional: true })
  newPlan?: boolean;

  @Instant({ optional: true })
  updatedAt?: string;

  @Items(() => PlanAnswerDto, { max: MAX_PLAN_ANSWERS, optional: true })
  answers?: PlanAnswerDto[];
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
