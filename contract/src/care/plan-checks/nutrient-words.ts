import { wordList, type WordRow } from '../words/table-words.ts';

/** Vitamins, minerals and other substances with a strength, by the words that doses use. */

export interface NutrientRow extends WordRow {
  /** The unit in which its amounts are shown. */
  unit: 'IU' | 'mg' | 'µg';
  /** Micrograms of one international unit; vitamin E's depends on its kind. */
  iu?: number;
  /** True: its amount is that of the element; the salt weighs more. */
  isMineral?: true;
}

const row = (
  code: string,
  label: string,
  unit: NutrientRow['unit'],
  words: string,
  more: Partial<NutrientRow> = {},
): NutrientRow => ({
  code,
  label,
  unit,
  words: wordList(words),
  except: [],
  source: 'the clinic’s own',
  on: true,
  ...more,
});
const mineral = (code: string, unit: NutrientRow['unit'], words: string, more: Partial<NutrientRow> = {}) =>
  row(code, code.slice(0, 1).toUpperCase() + code.slice(1), unit, words, { ...more, isMineral: true });

export const NUTRIENT_WORDS: readonly NutrientRow[] = [
  row(
    'vitaminD',
    'Vitamin D',
    'IU',
    'vitamin d, vitamin d2, vitamin d3, vit d, vit d2, vit d3, vitd, vitd3, d3, cholecalciferol, ergocalciferol, विटामिन डी, વિટામિન ડી',
    { iu: 0.025 },
  ),
  row('vitaminA', 'Vitamin A', 'IU', 'vitamin a, vit a, retinol, retinyl palmitate, retinyl acetate', {
    iu: 0.3,
  }),
  row(
    'vitaminE',
    'Vitamin E',
    'mg',
    'vitamin e, vit e, tocopherol, alpha tocopherol, tocopheryl acetate, evion',
  ),
  row('vitaminC', 'Vitamin C', 'mg', 'vitamin c, vit c, ascorbic acid, limcee'),
  row('niacin', 'Niacin', 'mg', 'niacin, niacinamide, nicotinamide, nicotinic acid, vitamin b3, b3'),
  row('vitaminB6', 'Vitamin B6', 'mg', 'vitamin b6, vit b6, b6, pyridoxine'),
  row('folicAcid', 'Folic acid', 'µg', 'folic acid, folate, vitamin b9, b9, methylfolate, l methylfolate'),
  mineral('calcium', 'mg', 'calcium, कैल्शियम, કેલ્શિયમ'),
  mineral('iron', 'mg', 'iron, ferrous, ferric, लोहा, આયર્ન'),
  mineral('zinc', 'mg', 'zinc, जिंक, ઝીંક'),
  mineral('magnesium', 'mg', 'magnesium'),
  mineral('selenium', 'µg', 'selenium, selenomethionine'),
  mineral('iodine', 'µg', 'iodine, iodide, potassium iodide'),
  mineral('copper', 'mg', 'copper', { except: wordList('copper vessel, copper t') }),
  mineral('manganese', 'mg', 'manganese'),
  mineral('phosphorus', 'mg', 'phosphorus'),
  mineral('molybdenum', 'µg', 'molybdenum'),
  row('choline', 'Choline', 'mg', 'choline'),
  mineral('boron', 'mg', 'boron'),
  row('catechins', 'Catechins', 'mg', 'egcg, catechin'),
  row('caffeine', 'Caffeine', 'mg', 'caffeine'),
  row(
    'vitaminK',
    'Vitamin K',
    'µg',
    'vitamin k, vitamin k1, vitamin k2, vit k, vit k1, vit k2, k1, k2, mk 7, mk7',
  ),
  mineral('potassium', 'mg', 'potassium', { except: ['potassium iodide'] }),
  row('biotin', 'Biotin', 'µg', 'biotin, vitamin b7, vitamin h'),
  row('vitaminB1', 'Vitamin B1', 'mg', 'vitamin b1, b1, thiamine'),
  row('vitaminB2', 'Vitamin B2', 'mg', 'vitamin b2, b2, riboflavin'),
  row(
    'vitaminB12',
    'Vitamin B12',
    'µg',
    'vitamin b12, vit b12, b12, cobalamin, methylcobalamin, mecobalamin',
  ),
  row('pantothenicAcid', 'Pantothenic acid', 'mg', 'pantothenic acid, vitamin b5, b5'),
  mineral('chromium', 'µg', 'chromium'),
];

export const nutrientOf = (code: string): NutrientRow | undefined =>
  NUTRIENT_WORDS.find((one) => one.code === code);

/** Words that show a mineral's salt. */
export const SALTS = wordList(
  'carbonate, citrate, citrate malate, gluconate, lactate, phosphate, sulphate, sulfate, fumarate, ascorbate',
  'bisglycinate, glycinate, oxide, chloride, picolinate, acetate, malate, aspartate, orotate, threonate, l threonate',
  'taurate, iodide, selenite, succinate, pyrophosphate, hydroxide, ferrous, ferric',
);
