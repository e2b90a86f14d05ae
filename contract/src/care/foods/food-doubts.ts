import { grouped } from '../../platform/counted.ts';
import { MOST_OF_UNIT, valueProblems } from './food-rules.ts';
import { NUTRIENTS, type Food, type Nutrients } from './foods.ts';
import { leastKcal, reckonedKcal } from './macro-energy.ts';

/** Tolerated difference between a food's energy and the one computed from its nutrients: tables differ and round. */
const OFF = { share: 0.3, kcal: 50 } as const;
/** Kilocalories of alcohol and acids besides protein, fat and carbohydrate: 100 g of spirits have 231 of them. */
const BESIDE_KCAL = 250;

/**
 * Tells whether the energy is below what the nutrients without fibre give, or above what they and any alcohol can give.
 */
function contradictsEnergy({ kcal, carbohydrate, fibre, ...macros }: Nutrients): boolean {
  // Carbohydrate of a sweetener gives no energy, and its stated energy says so.
  if (kcal === null || kcal === 0) return false;
  const digested = carbohydrate === null ? null : Math.max(0, carbohydrate - (fibre ?? 0));
  const least = leastKcal({ ...macros, carbohydrate: digested });
  const most = reckonedKcal({ ...macros, carbohydrate });
  const isLess = kcal < least * (1 - OFF.share) - OFF.kcal;
  return isLess || (most !== undefined && kcal > most * (1 + OFF.share) + BESIDE_KCAL);
}

const kcalWords = (kcal: number): string => `${Math.round(kcal)} kcal`;

/**
 * Says why a food's values are implausible, as after a misread number: more than 100 g in 100 g, or an energy that
 * contradicts the nutrients; undefined when they are plausible. A dish's energy follows from its foods.
 */
export function foodDoubt({ kind, per100 }: Pick<Food, 'kind' | 'per100'>): string | undefined {
  const beyond = NUTRIENTS.find(({ code, unit }) => (per100[code] ?? 0) > MOST_OF_UNIT[unit]);
  if (beyond) return `${beyond.label}: ${grouped(per100[beyond.code] ?? 0)} ${beyond.unit} in 100 g`;
  const [wrong] = valueProblems({ per100 });
  if (wrong) return wrong.text.replace(/\.$/, '');
  if (kind === 'dish' || !contradictsEnergy(per100)) return undefined;
  return `${kcalWords(per100.kcal ?? 0)}, but protein, fat and carbohydrate give ${kcalWords(leastKcal(per100))}`;
}
