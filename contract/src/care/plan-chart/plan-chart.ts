import type { ClinicMoment, Day } from '../../clinic-calendar.ts';
import type { DietPlanStatus } from '../../constants.ts';
import type { DietWeek } from '../diet-plans/diet-plans.ts';
import type { PlanLanguage } from '../plans/plan-languages.ts';
import type { DosageEntry } from '../dosage-plans/dosage-plans.ts';

/** A food's names by script; empty where the catalogue has none. */
export interface ChartFoodNames {
  hi: string;
  gu: string;
}

/** Things that a client must not take: every fact that counts, in words. */
export interface ChartRefusals {
  /** "Peanut". */
  allergies: string[];
  /** "Jain". */
  diet: string[];
  /** Texts about allergies and diet that have not been read yet, as they were written: for the doctor only. */
  unread: string[];
  /** False: some text has not been read yet, so there may be more than these facts. */
  isComplete: boolean;
}

/** All that the printed plan of a client holds. */
export interface PlanChart {
  /** The language that was chosen for the client; English until then. */
  language: PlanLanguage;
  /** `age` in years; null when it is not known. */
  client: { id: string; name: string; age: number | null };
  doctor: string | null;
  /** The running program. */
  program: string | null;
  /** First day of the program. */
  startDate: Day | null;
  /** The doctor's present state, which may be a draft; to others the published plan. Null: no diet plan. */
  status: DietPlanStatus | null;
  weeks: DietWeek[];
  notes: string;
  /** Things to take (pathya) and to avoid (apathya): at most 20 lines of at most 80 characters each. */
  take: string[];
  avoid: string[];
  /** Vitamins, then herbs. */
  doses: DosageEntry[];
  /** Null for the front desk, which reads no precautions. */
  refusals: ChartRefusals | null;
  /** The next confirmed visit. */
  nextVisit: ClinicMoment | null;
  /** The client's page of the plan, which the printed code opens. */
  address: string;
  /** Names of the plan's foods by script, by the name that the plan uses. */
  foods: Record<string, ChartFoodNames>;
}
