import type { Instant } from '../../clinic-calendar.ts';
import type { DosageSlot, DosageTiming } from '../../constants.ts';
import type { PlanAnswer } from '../history/plan-answers.ts';
import type { Stored } from '../../people.ts';

/** Vitamin and herbs plans are one shape under two names. */
export const DOSAGE_PLAN_KINDS = ['vitamin', 'herbs'] as const;
export type DosagePlanKind = (typeof DOSAGE_PLAN_KINDS)[number];

export interface SlotDose {
  /** Pieces to take, whole, 0–999; 0 clears the timing. */
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
  /** Sum of the five counts; computed by the server. */
  total: number;
}

/** A vitamin or herb; its `total` is computed by the server, whatever is sent. */
export interface DosageEntryInput {
  /** The id that an earlier answer gave; a new entry gets one. */
  id?: string;
  /** An entry without a name is dropped. */
  name?: string;
  /** Strength or amount of one piece. */
  quantity?: string;
  /** Older shape: with `unitType` in place of `quantity`. */
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
  /** To findings of the plan checks; absent: saved as it is, and what is found stays open. */
  answers?: PlanAnswer[];
}
export interface SaveVitaminPlan extends SaveDosagePlan {
  /** At least one with a name, at most 100. */
  vitamins: DosageEntryInput[];
}
export interface SaveHerbsPlan extends SaveDosagePlan {
  /** At most 100. */
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
