import { grouped } from '../../platform/counted.ts';
import type { Sex } from '../body/body-derived.ts';
import type { Nutrient } from './foods.ts';

/**
 * Daily reference values for adult men and women: ICMR-NIN 2020 (source not opened), sodium by WHO. Children, pregnant
 * and breastfeeding people need others.
 */
const REFERENCE: Partial<Record<Nutrient, { Male: number; Female: number; most?: true }>> = {
  fibre: { Male: 30, Female: 30 },
  calcium: { Male: 1000, Female: 1000 },
  iron: { Male: 19, Female: 29 },
  zinc: { Male: 17, Female: 13 },
  folate: { Male: 300, Female: 220 },
  vitaminC: { Male: 80, Female: 65 },
  sodium: { Male: 2000, Female: 2000, most: true },
  potassium: { Male: 3500, Female: 3500 },
};
export const REFERENCE_SOURCE = 'ICMR-NIN 2020, sodium by WHO, for adults';

/**
 * A reference value in words: "1,000", "19 / 29" (man / woman) while the sex is unknown, "at most 2,000"; undefined
 * without one.
 */
export function referenceWords(code: Nutrient, sex: Sex | null): string | undefined {
  const row = REFERENCE[code];
  if (!row) return undefined;
  const both = [...new Set([row.Male, row.Female])];
  const values = sex ? [row[sex]] : both;
  const said = values.map(grouped).join(' / ');
  return row.most ? `at most ${said}` : said;
}
