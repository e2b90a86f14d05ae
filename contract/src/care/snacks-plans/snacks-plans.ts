import type { Instant } from '../../clinic-calendar.ts';
import type { PlanAnswer } from '../history/plan-answers.ts';
import type { Stored } from '../../people.ts';

export interface SnackEntry {
  name: string;
  /** Quantity or notes, free text. */
  quantity: string;
  /** Id of a food of the catalogue; absent: what bears the name. */
  food?: string;
}

export interface SnacksPlan extends Stored {
  client: string;
  snacks: SnackEntry[];
}

/** Body of `snacksPlan/save/{clientId}`. */
export interface SaveSnacksPlan {
  /** At least one with both fields filled, at most 100; a row without a snack or a quantity is dropped. */
  snacks: Partial<SnackEntry>[];
  /** True: a new plan with a new `_id`; the current one becomes history. */
  newPlan?: boolean;
  /** `updatedAt` as it was read: an older one answers 409. */
  updatedAt?: Instant;
  /** To findings of the plan checks; absent: saved as it is, and what is found stays open. */
  answers?: PlanAnswer[];
}
