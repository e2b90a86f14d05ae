import type { Instant } from '../../clinic-calendar.ts';
import type { DosageSlot, DosageTiming } from '../../constants.ts';
import type { PlanAnswer } from '../history/plan-answers.ts';
import type { Stored } from '../../people.ts';

/** Vitamin plans and herbs plans have the same structure. */
export const DOSAGE_PLAN_KINDS = ['vitamin', 'herbs'] as const;
export type DosagePlanKind = (typeof DOSAGE_PLAN_KINDS)[number];

export interface SlotDose {
  /** Whole pieces, 0–999; 0 clears the timing. */
  count: number;
  /** A = after meal, B = before meal, empty = not said. */
  timing: DosageTiming;
}

export type Dosage = Record<DosageSlot, SlotDose>;

export interface DosageEntry {
  id: string;
  name: string;
  /** Strength or amount of one piece, free text. */
  quantity: string;
  notes: string;
  dosage: Dosage;
  /** Sum of the five counts, computed by the server. */
  total: number;
}

/** An entry as it is sent; the server computes `total` and ignores a sent one. */
export interface DosageEntryInput {
  /** Id of a stored entry; a new entry gets one. */
  id?: string;
  /** An entry without a name is dropped. */
  name?: string;
  /** Strength or amount of one piece. */
  quantity?: string;
  /** Used by older clients, with `unitType`, in place of `quantity`. */
  unitCount?: string;
  unitType?: string;
  notes?: string;
  dosage?: Partial<Record<DosageSlot, Partial<SlotDose>>>;
}

interface SaveDosagePlan {
  /** True: a new plan with a new `_id`; the current one becomes history. */
  newPlan?: boolean;
  /** The `updatedAt` that was read: an older one answers 409. */
  updatedAt?: Instant;
  /** Answers to findings of the plan checks; absent: the findings stay open. */
  answers?: PlanAnswer[];
}
export interface SaveVitaminPlan extends SaveDosagePlan {
  /** 1–100 entries, at least one with a name. */
  vitamins: DosageEntryInput[];
}
export interface SaveHerbsPlan extends SaveDosagePlan {
  /** At most 100 entries. */
  herbs: DosageEntryInput[];
}

export interface VitaminPlan extends Stored {
  client: string;
  vitamins: DosageEntry[];
}
export interface HerbsPlan extends Stored {
  client: string;
  herbs: DosageEntry[];
}
