import { wordList } from '../words/table-words.ts';
import type { Nutrient } from '../foods/foods.ts';
import type { FindingLevel } from './findings.ts';
import type { RuleRow } from './rule-rows.ts';

/** The aspect of a plan that a rule is about. */
export type PlanTrait =
  | { of: 'fasting' }
  | { of: 'first' }
  | { of: 'deficit' }
  | { of: 'fast' }
  | { of: 'less'; percent: number }
  | { of: 'below'; nutrient: Nutrient; least: number }
  | { of: 'protein'; mostPerKg: number };

/** A rule about a whole plan, and the people it applies to. */
export interface PlanRule extends RuleRow {
  /** Conditions: "medicine:sglt2"; "medicine:aceArb & medicine:diuretic" needs both; "bmi" means underweight. */
  with: readonly string[];
  trait: PlanTrait;
}

const CLINIC = 'the clinic’s own value';
const below = (nutrient: Nutrient, least: number): PlanTrait => ({ of: 'below', nutrient, least });
const FASTING: PlanTrait = { of: 'fasting' };

const row = (
  id: string,
  level: FindingLevel,
  people: string,
  trait: PlanTrait,
  more: Pick<RuleRow, 'source' | 'state'> = { source: CLINIC, state: 'ours' },
): PlanRule => ({ id, level, with: wordList(people), trait, on: true, ...more });

const SGLT2 = 'medicine:sglt2';
const INSULIN = 'medicine:insulinSulfonylurea';
const SODIUM = 'medicine:lithium, medicine:aceArb & medicine:diuretic';
const STONES = 'condition:gallstones, condition:gout';
const THIN = 'condition:eatingDisorder, bmi';
const KETOACIDOSIS = { source: 'PMC8432437', state: 'not opened' } as const;

export const PLAN_RULES: readonly PlanRule[] = [
  row('sglt2-fasting', 'stop', SGLT2, FASTING, KETOACIDOSIS),
  row('sglt2-carbohydrate', 'stop', SGLT2, below('carbohydrate', 130), KETOACIDOSIS),
  row('sglt2-energy', 'ask', SGLT2, below('kcal', 1200)),
  row('insulin-first', 'ask', INSULIN, { of: 'first' }),
  row('insulin-fasting', 'ask', INSULIN, FASTING),
  row('insulin-carbohydrate', 'ask', INSULIN, below('carbohydrate', 130)),
  row('insulin-less', 'ask', INSULIN, { of: 'less', percent: 20 }),
  row('sodium-fasting', 'ask', SODIUM, FASTING),
  row('sodium-low', 'ask', SODIUM, below('sodium', 1500)),
  row('stones-energy', 'ask', STONES, below('kcal', 1000)),
  row('stones-fasting', 'ask', STONES, FASTING),
  row('stones-fast', 'ask', STONES, { of: 'fast' }),
  row('thin-fasting', 'stop', THIN, FASTING),
  row('thin-deficit', 'stop', THIN, { of: 'deficit' }),
  row('older-energy', 'ask', 'state:from65', below('kcal', 1200)),
  row('expecting-fasting', 'stop', 'state:expecting, state:under18', FASTING),
  row('protein-low', 'ask', 'condition:bariatric, medicine:glp1', below('protein', 60)),
  row(
    'kidney-protein',
    'ask',
    'condition:kidney, condition:dialysis',
    { of: 'protein', mostPerKg: 1.3 },
    {
      source: 'KDIGO 2024',
      state: 'not opened',
    },
  ),
];

/** Below it a person is underweight (WHO Technical Report Series 894, 2000). */
export const LEAST_BMI = 18.5;
