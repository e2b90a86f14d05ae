import { grouped } from '../../platform/counted.ts';
import { MOST_OF_UNIT, valueProblems } from './food-rules.ts';
import { NUTRIENTS, type Food, type Nutrients } from './foods.ts';
import { leastKcal, reckonedKcal } from './macro-energy.ts';

/** Shares of the reckoned energy by which tables differ from it, and what they round. */
const OFF = { share: 0.3, kcal: 50 } as const;
/** Energy of alcohol and acids, which stands beside protein, fat and carbohydrate: spirits have 231 kcal of it. */
const BESIDE_KCAL = 250;

/**
 * Tells whether the energy is less than the macros give without the fibre, or more than they and any alcohol
 * can give.
 */
function contradictsEnergy({ kcal, carbohydrate, fibre, ...macros }: Nutrients): boolean {
  // A sweetener's carbohydrate gives none, and its energy says so.
  if (kcal === null || kcal === 0) return false;
  const digested = carbohydrate === null ? null : Math.max(0, carbohydrate - (fibre ?? 0));
  const least = leastKcal({ ...macros, carbohydrate: digested });
  const most = reckonedKcal({ ...macros, carbohydrate });
  const isLess = kcal < least * (1 - OFF.share) - OFF.kcal;
  return isLess || (most !== undefined && kcal > most * (1 + OFF.share) + BESIDE_KCAL);
}

const kcalWords = (kcal: number): string => `${Math.round(kcal)} kcal`;

/**
 * Why the values of a food cannot be right, as a number that was misread leaves them: more than 100 g in 100 g, or an
 * energy that its macros contradict; undefined when nothing speaks against them. A dish's energy follows from its foods.
 */
export function foodDoubt({ kind, per100 }: Pick<Food, 'kind' | 'per100'>): string | undefined {
  const beyond = NUTRIENTS.find(({ code, unit }) => (per100[code] ?? 0) > MOST_OF_UNIT[unit]);
  if (beyond) return `${beyond.label}: ${grouped(per100[beyond.code] ?? 0)} ${beyond.unit} in 100 g`;
  const [wrong] = valueProblems({ per100 });
  if (wrong) return wrong.text.replace(/\.$/, '');
  if (kind === 'dish' || !contradictsEnergy(per100)) return undefined;
  return `${kcalWords(per100.kcal ?? 0)}, but protein, fat and carbohydrate give ${kcalWords(leastKcal(per100))}`;
}
