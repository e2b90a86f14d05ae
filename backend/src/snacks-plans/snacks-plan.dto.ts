import type { SaveSnacksPlan, SnackEntry } from '@clinic/contract/snacks-plans';
import { Transform } from 'class-transformer';
import { Flag, Instant, Items, Line } from '../http/fields.ts';
import { Takes } from '../http/takes.ts';

/** Rows of one plan at most. */
const MAX_SNACKS = 100;

@Takes<Partial<SnackEntry>>()
class SnackDto {
  /** A row without a snack or a quantity is dropped. */
  @Line({ optional: true })
  name?: string;

  /** Quantity or notes. */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'number' ? String(value) : value))
  @Line({ optional: true })
  quantity?: string;
}

@Takes<SaveSnacksPlan>()
export class SaveSnacksPlanDto {
  /** At least one with both fields filled, at most 100. */
  @Items(() => SnackDto, { max: MAX_SNACKS, sentence: 'Invalid snacks data format' })
  snacks: SnackDto[];

  /** True: a new plan; the current one becomes history. */
  @Flag({ optional: true })
  newPlan?: boolean;

  /** `updatedAt` as it was read: an older one answers 409. */
  @Instant({ optional: true })
  updatedAt?: string;
}
