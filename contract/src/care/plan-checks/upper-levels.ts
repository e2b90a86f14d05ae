import type { CheckedPerson } from './findings.ts';
import type { RuleRow, SourceState } from './rule-rows.ts';

/** The highest daily amount of a substance in doses. */
export interface UpperLevel extends RuleRow {
  /** A nutrient of `nutrient-words.ts`. */
  nutrient: string;
  /** Micrograms a day. */
  above: number;
  /** Whom the row is for; per nutrient the first fitting row applies, besides notes. */
  who: 'adults' | 'from 51 years' | 'from 71 years' | 'expecting';
  /** The amount from which on the finding is a `stop`. */
  stop?: { micrograms: number; isReached: boolean };
  /** True: the limit itself is reported too, not only amounts above it. */
  isReached?: true;
  /** True: the row warns below the upper level. */
  isEarly?: true;
  /** True: the mean of the fullest week counts, since the body keeps the substance; else the fullest day. */
  isByWeek?: true;
}

const ODS = 'NIH ODS';
const MG = 1000;

interface More {
  who?: UpperLevel['who'];
  source?: string;
  state?: SourceState;
  stop?: UpperLevel['stop'];
  seen?: string;
  isReached?: true;
  isByWeek?: true;
}
const level = (nutrient: string, above: number, more: More = {}): UpperLevel => ({
  id: 'upper-level',
  nutrient,
  above,
  level: 'ask',
  who: 'adults',
  source: ODS,
  state: 'not opened',
  on: true,
  ...more,
});
const CAFFEINE: More = {
  source: 'EFSA 2015',
  state: 'opened',
  seen: 'EFSA Journal 2015;13(5):4102, abstract: no concern up to 400 mg a day for adults, up to 200 mg while pregnant or lactating',
};
/** The clinic's own limit for a `stop`: two and a half times the upper level. */
const stopping = (above: number): More => ({ stop: { micrograms: 2.5 * above, isReached: true } });

export const UPPER_LEVELS: readonly UpperLevel[] = [
  level('vitaminD', 100, {
    stop: { micrograms: 250, isReached: false },
    isByWeek: true,
    state: 'opened',
    seen: 'Dietary Reference Intakes for Calcium and Vitamin D, National Academies 2011, page 443: UL 4,000 IU for adults, from a NOAEL of 10,000 IU',
  }),
  level('vitaminA', 3000, { who: 'expecting', stop: { micrograms: 3000, isReached: false } }),
  level('vitaminA', 3000, stopping(3000)),
  level('vitaminE', 1000 * MG),
  level('vitaminC', 2000 * MG),
  level('niacin', 35 * MG),
  {
    ...level('vitaminB6', 12 * MG, {
      source: 'EFSA 2023',
      state: 'opened',
      seen: 'EFSA Journal 2023;21(5):8006, abstract: UL 12 mg a day for adults, pregnant and lactating women included',
      isReached: true,
    }),
    id: 'upper-level-efsa',
    level: 'note',
    isEarly: true,
  },
  level('vitaminB6', 100 * MG, stopping(100 * MG)),
  level('folicAcid', 1000),
  level('calcium', 2000 * MG, { who: 'from 51 years' }),
  level('calcium', 2500 * MG),
  level('iron', 45 * MG, stopping(45 * MG)),
  level('zinc', 40 * MG, stopping(40 * MG)),
  level('magnesium', 350 * MG),
  level('selenium', 400, stopping(400)),
  level('iodine', 1100),
  level('copper', 10 * MG),
  level('manganese', 11 * MG),
  level('phosphorus', 3500 * MG, { who: 'expecting' }),
  level('phosphorus', 3000 * MG, { who: 'from 71 years' }),
  level('phosphorus', 4000 * MG),
  level('molybdenum', 2000),
  level('choline', 3500 * MG),
  level('boron', 20 * MG),
  level('catechins', 800 * MG, {
    source: 'EFSA 2018;16(4):5239',
    state: 'opened',
    seen: 'the conclusion as quoted in COT/2024/08: from 800 mg EGCG a day as a supplement on transaminases rise',
    isReached: true,
  }),
  level('caffeine', 200 * MG, { ...CAFFEINE, who: 'expecting' }),
  level('caffeine', 400 * MG, CAFFEINE),
];

/** The highest amount of a substance at once, of doses that are not taken daily. */
export const SINGLE_DOSES = [
  {
    id: 'single-dose',
    nutrient: 'vitaminD',
    above: 1500,
    level: 'ask',
    source: 'the clinic’s own',
    state: 'ours',
    on: true,
  },
] as const satisfies readonly (RuleRow & Pick<UpperLevel, 'nutrient' | 'above'>)[];

/** The clinic's own rule: two products contain one substance. */
export const SAME_SUBSTANCE = {
  id: 'same-substance',
  level: 'note',
  source: 'the clinic’s own',
  state: 'ours',
  on: true,
} as const satisfies RuleRow;

const isOf = (who: UpperLevel['who'], age: number | null, expecting: boolean): boolean =>
  who === 'adults' ||
  (who === 'expecting' ? expecting : age !== null && age >= (who === 'from 51 years' ? 51 : 71));

/** The upper level for the client's age or pregnancy, and rows that warn below it. */
export function levelsOf(
  nutrient: string,
  { age }: Pick<CheckedPerson, 'age'>,
  expecting: boolean,
): UpperLevel[] {
  const rows = UPPER_LEVELS.filter(
    (row) => row.on && row.nutrient === nutrient && isOf(row.who, age, expecting),
  );
  const own = rows.find(({ isEarly }) => !isEarly);
  return rows.filter((row) => row === own || row.isEarly);
}
/** Substances that count by the week. */
export const BY_WEEK: ReadonlySet<string> = new Set(
  UPPER_LEVELS.filter(({ isByWeek }) => isByWeek).map(({ nutrient }) => nutrient),
);
export const HAS_LEVEL: ReadonlySet<string> = new Set(UPPER_LEVELS.map(({ nutrient }) => nutrient));
