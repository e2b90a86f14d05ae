import { grouped } from '../../platform/counted.ts';
import { ADULT_AGE } from '../body/alert-thresholds.ts';
import { energyNeedOf, type Activity, type KnownBody } from '../body/body-derived.ts';
import { GOAL_BMI, type GoalDirection } from '../client-progress/progress-goal.ts';

/**
 * Rules for the energy and protein of a day, as the clinic's starting values, which the doctor in charge signs. Energy
 * at rest follows Mifflin and St Jeor, measured in adults.
 */
export const TARGET_RULES = {
  /** Kilocalories a day added to the need, by goal. */
  change: { lose: -500, maintain: 0, gain: 300 },
  /**
   * Minimum of a target to lose weight, kilocalories a day; a person recorded as neither woman nor man gets the
   * woman's.
   */
  floor: { Female: 1200, Male: 1500 },
  /** Grams of protein per kilogram of body weight: ICMR-NIN 2020. */
  protein: 0.83,
  /** Limits of a target; values beyond them are typing mistakes. */
  energy: { least: 800, most: 5000 },
  proteinRange: { least: 10, most: 300 },
} as const;

/** The facts of a person that the target depends on. */
export interface TargetPerson extends KnownBody {
  /** True: pregnant or breastfeeding. */
  expecting: boolean;
}

export interface EnergyTarget {
  /** Kilocalories a day. */
  energy: number;
  /** Grams a day; null: no target. */
  protein: number | null;
  activity: Activity;
  /** The reason to give less than the need, required at a low BMI; otherwise empty. */
  reason: string;
}

export interface ProposedTarget {
  energy: number;
  protein: number | null;
  /** Energy need, kilocalories a day. */
  need: number;
  /** How the target follows from the need: "Need 1,760 kcal − 500", "not below 1,200 kcal". */
  words: string;
  /** True: less than the need at a BMI below 23 requires a reason. */
  asksReason: boolean;
}

const kcal = (value: number): string => `${grouped(value)} kcal`;

/** The reason why no target can be set; undefined when one can. */
export function noTarget({ age, expecting, bmr }: TargetPerson): string | undefined {
  if (expecting) return 'No target while pregnant or breastfeeding.';
  if (age !== null && age < ADULT_AGE) return `No target under ${ADULT_AGE} years.`;
  if (age === null || bmr === null) return 'A target needs weight, height, age and sex.';
  return undefined;
}

/** The lowest target to lose weight: the minimum of the sex or the energy at rest, whichever is higher. */
export const leastEnergy = ({ sex, bmr }: Pick<TargetPerson, 'sex' | 'bmr'>): number =>
  Math.max(TARGET_RULES.floor[sex ?? 'Female'], bmr ?? 0);

function losing(person: TargetPerson, need: number): Pick<ProposedTarget, 'energy' | 'words'> {
  const { bmi } = person;
  if (bmi !== null && bmi < GOAL_BMI.least)
    return { energy: need, words: `Need ${kcal(need)}: no deficit below a BMI of ${GOAL_BMI.least}` };
  const wished = need + TARGET_RULES.change.lose;
  const least = leastEnergy(person);
  if (wished >= least) return { energy: wished, words: `Need ${kcal(need)} − 500` };
  // A person whose need is below the minimum should not eat more than the need.
  const energy = Math.min(need, least);
  return { energy, words: `Need ${kcal(need)}, not below ${kcal(energy)}` };
}

const rounded = (value: number): number => Math.ceil(value / 10) * 10;

/**
 * Proposes a target for a goal; without a goal, to maintain the weight. Undefined when none can be set (`noTarget`).
 */
export function proposedTarget(
  person: TargetPerson,
  direction: GoalDirection | null,
  activity: Activity,
): ProposedTarget | undefined {
  if (noTarget(person) !== undefined || person.bmr === null) return undefined;
  const need = energyNeedOf(person.bmr, activity);
  const gain = TARGET_RULES.change.gain;
  const { energy, words } =
    direction === 'lose'
      ? losing(person, need)
      : direction === 'gain'
        ? { energy: need + gain, words: `Need ${kcal(need)} + ${gain}` }
        : { energy: need, words: `Need ${kcal(need)}` };
  const { weightKg, bmi } = person;
  return {
    need,
    words,
    energy: rounded(energy),
    protein: weightKg === null ? null : Math.round(weightKg * TARGET_RULES.protein),
    asksReason: energy < need && bmi !== null && bmi < GOAL_BMI.asks,
  };
}

export interface TargetProblem {
  field: 'energy' | 'protein' | 'reason';
  text: string;
}

const isWithin = (value: number, { least, most }: { least: number; most: number }): boolean =>
  Number.isFinite(value) && value >= least && value <= most;

/** Finds the first mistake in a target that a doctor sets. */
export function targetProblem(
  person: TargetPerson,
  { energy, protein, activity, reason }: EnergyTarget,
): TargetProblem | undefined {
  const none = noTarget(person);
  if (none !== undefined || person.bmr === null) return { field: 'energy', text: none ?? '' };
  const { energy: range, proteinRange } = TARGET_RULES;
  if (!isWithin(energy, range))
    return { field: 'energy', text: `Please enter ${kcal(range.least)} to ${kcal(range.most)}.` };
  if (protein !== null && !isWithin(protein, proteinRange))
    return { field: 'protein', text: `Please enter ${proteinRange.least} to ${proteinRange.most} g.` };
  const need = energyNeedOf(person.bmr, activity);
  const least = Math.min(need, leastEnergy(person));
  const { bmi } = person;
  if (energy >= need) return undefined;
  if (bmi !== null && bmi < GOAL_BMI.least)
    return {
      field: 'energy',
      text: `No deficit below a BMI of ${GOAL_BMI.least}: the need is ${kcal(need)}.`,
    };
  if (energy < least) return { field: 'energy', text: `Please enter at least ${kcal(least)}.` };
  if (bmi !== null && bmi < GOAL_BMI.asks && reason.trim() === '')
    return {
      field: 'reason',
      text: `That is a deficit at a BMI of ${bmi}, below ${GOAL_BMI.asks}. Please say why.`,
    };
  return undefined;
}
