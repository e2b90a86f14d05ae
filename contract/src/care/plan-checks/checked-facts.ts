import { OTHER } from '../precautions/precaution-words.ts';
import { DIET_RULES } from './diet-rules.ts';
import type { With } from './facts-of-rules.ts';
import { FOOD_RULES } from './food-rules.ts';
import { PLAN_RULES } from './plan-rules.ts';
import type { HealthFact } from './health-facts.ts';
import { SUBSTANCE_RULES } from './substance-rules.ts';

/** Facts that rules outside the tables are about: contents, lactose, levels and energy. */
const BESIDE = ['condition:coeliac', 'condition:lactose', 'state:expecting', 'state:under18', 'diet:fasting'];

const codesOf = (all: readonly With[]): string[] => all.map(({ of }) => of);
const CODES: ReadonlySet<string> = new Set([
  ...BESIDE,
  ...DIET_RULES.map(({ diet }) => `diet:${diet}`),
  ...SUBSTANCE_RULES.flatMap((rule) => codesOf(rule.with)),
  ...FOOD_RULES.flatMap((rule) => [...codesOf(rule.with), ...codesOf(rule.otherwise)]),
  ...PLAN_RULES.flatMap((rule) => rule.with.flatMap((one) => one.split(' & '))),
]);

const ofDoses = new Set([
  'condition:coeliac',
  'state:expecting',
  'state:under18',
  ...SUBSTANCE_RULES.flatMap((rule) => codesOf(rule.with)),
]);
/** Tells whether the contents of a dose matter for a fact; those of foods matter for every fact. */
export const looksAtDoses = ({ sort, code }: HealthFact): boolean =>
  sort === 'allergy' || sort === 'diet' || ofDoses.has(`${sort}:${code}`) || ofDoses.has(`${sort}:*`);

/** Tells whether any rule is about a fact; other facts are checked against nothing, and not mentioned. */
export const isChecked = ({ sort, code }: HealthFact): boolean =>
  sort === 'allergy' ||
  (sort === 'diet' && code === OTHER) ||
  CODES.has(`${sort}:${code}`) ||
  CODES.has(`${sort}:*`);
