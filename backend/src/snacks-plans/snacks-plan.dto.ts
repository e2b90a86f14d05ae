import type { SaveSnacksPlan, SnackEntry } from '@clinic/contract/snacks-plans';
import { Transform } from 'class-transformer';
import { Flag, Instant, Items, Line } from '../http/fields.ts';
import { Takes } from '../http/takes.ts';

/** Rows of one plan at most. */
const MAX_SNACKS = 100;

@Takes<Partial<SnackEntry>>()
class SnackDto {
  @Line({ optional: true })
  name?: string;

  @Transform(({ value }: { value: unknown }) => (typeof value === 'number' ? String(value) : value))
  @Line({ optional: true })
  quantity?: string;
}

@Takes<SaveSnacksPlan>()
export class SaveSnacksPlanDto {
  @Items(() => SnackDto, { max: MAX_SNACKS, sentence: 'Invalid snacks data format' })
  snacks: SnackDto[];

  @Flag({ optional: true })
  newPlan?: boolean;

  @Instant({ optional: true })
  updatedAt?: string;
}
