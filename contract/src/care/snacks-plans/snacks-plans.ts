import type { Instant } from '../../clinic-calendar.ts';
import type { PlanAnswer } from '../history/plan-answers.ts';
import type { Stored } from '../../people.ts';

export interface SnackEntry {
  name: string;
  /** Quantity or notes, free text. */
  quantity: string;
  /** Id of a food of the catalogue; absent: any food with this name. */
  food?: string;
}

export interface SnacksPlan extends Stored {
  client: string;
  snacks: SnackEntry[];
}

/** Body of `snacksPlan/save/{clientId}`. */
export interface SaveSnacksPlan {
  /** 1–100 rows, at least one complete; a row without a snack or a quantity is dropped. */
  snacks: Partial<SnackEntry>[];
  /** True: a new plan with a new `_id`; the current one becomes history. */
  newPlan?: boolean;
  /** The `updatedAt` that was read: an older one answers 409. */
  updatedAt?: Instant;
  /** Answers to findings of the plan checks; absent: the findings stay open. */
  answers?: PlanAnswer[];
}
