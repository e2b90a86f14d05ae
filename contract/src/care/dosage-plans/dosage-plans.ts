import type { Day, Instant } from '../../clinic-calendar.ts';
import type { DosageSlot, DosageTiming } from '../../constants.ts';
import type { PlanAnswer } from '../history/plan-answers.ts';
import type { Stored } from '../../people.ts';
import type { DoseCourse, DoseCourseInput, DoseMoment, DoseStop, StopReason } from './dose-course.ts';

/** Vitamin plans and herbs plans have the same structure. */
export const DOSAGE_PLAN_KINDS = ['vitamin', 'herbs'] as const;
export type DosagePlanKind = (typeof DOSAGE_PLAN_KINDS)[number];

export interface SlotDose {
  /** Whole pieces, 0–999; 0 clears the timing. */
  count: number;
  /** A = after meal, B = before meal, empty = not said. */
  timing: DosageTiming;
  /** In place of A and B; absent when not said. `bedtime` stands only at dinner. */
  moment?: DoseMoment;
}

export type Dosage = Record<DosageSlot, SlotDose>;

/** A vitamin or herb. The fields of its course are there only where they are said. */
export interface DosageEntry extends DoseCourse {
  id: string;
  name: string;
  /** Strength or amount of one piece, free text. */
  quantity: string;
  notes: string;
  dosage: Dosage;
  /** Sum of the five counts, computed by the server. */
  total: number;
}

/** A slot as it is sent: an absent `moment` keeps what stands, unless A or B is sent; null clears it. */
export interface SlotDoseInput extends Partial<Omit<SlotDose, 'moment'>> {
  moment?: DoseMoment | null;
}

/** An entry as it is sent; the server computes `total` and ignores a sent one. */
export interface DosageEntryInput extends DoseCourseInput {
  /**
   * Id of a stored entry; a new entry gets one. Without it, the entry is taken for the standing one of the same name
   * and strength, else of the same name where there is one only.
   */
  id?: string;
  /** An entry without a name is dropped. */
  name?: string;
  /** Strength or amount of one piece. */
  quantity?: string;
  /** Used by older clients, with `unitType`, in place of `quantity`. */
  unitCount?: string;
  unitType?: string;
  notes?: string;
  dosage?: Partial<Record<DosageSlot, SlotDoseInput>>;
}

interface SaveDosagePlan {
  /** True: a new plan with a new `_id`; the current one becomes history. */
  newPlan?: boolean;
  /** The `updatedAt` that was read: an older one answers 409. */
  updatedAt?: Instant;
  /** Answers to findings of the plan checks; absent: the findings stay open. */
  answers?: PlanAnswer[];
  /** Entries that end today; they are not among the sent ones. At most 100. */
  stopped?: DoseStop[];
}
export interface SaveVitaminPlan extends SaveDosagePlan {
  /** 1–100 entries, at least one with a name, unless the last ones are stopped. */
  vitamins: DosageEntryInput[];
}
export interface SaveHerbsPlan extends SaveDosagePlan {
  /** At most 100 entries. */
  herbs: DosageEntryInput[];
}

/** An entry that was stopped. */
export interface StoppedDose {
  /** The entry as it was. */
  entry: DosageEntry;
  /** The first day without it. */
  on: Day;
  reason: StopReason;
}

/** The changes of the last save, in words for the client. */
export interface DoseChanges {
  at: Instant;
  /** 1–20: "Vitamin D3: Sundays". */
  lines: string[];
}

interface DosagePlan extends Stored {
  client: string;
  /** Only in the doctor's answers, and only where something was stopped. */
  stopped?: StoppedDose[];
  /** Only for seven days after a save that changed something. */
  changed?: DoseChanges;
}
export interface VitaminPlan extends DosagePlan {
  vitamins: DosageEntry[];
}
export interface HerbsPlan extends DosagePlan {
  herbs: DosageEntry[];
}
