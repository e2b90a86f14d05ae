import { grouped } from '../../platform/counted.ts';
import type { NutrientDose, WhyUnclear } from './dose-strength.ts';
import { quotedDose, rhythmQuote } from './dose-text.ts';
import type { DoseEntry } from './examined-doses.ts';
import type { FindingList } from './finding-list.ts';
import type { CheckedPerson } from './findings.ts';
import type { NutrientRow } from './nutrient-words.ts';
import type { HealthFact } from './health-facts.ts';
import { cited, levelOf } from './rule-rows.ts';
import { HAS_LEVEL, levelsOf, SAME_SUBSTANCE, type UpperLevel } from './upper-levels.ts';

/** How much of a substance a dose gives in a day. */
export interface DayDose {
  planEntry: DoseEntry;
  of: NutrientDose;
  /** Micrograms; null: unknown. */
  daily: number | null;
}

const WHY: Record<WhyUnclear, string> = {
  none: 'no strength is written',
  differ: 'two strengths that differ',
  salt: 'a salt, without the word “elemental”',
  several: 'which strength is whose is unclear',
  count: 'nothing is to be taken',
};

const rounded = (value: number): string =>
  grouped(value >= 100 ? Math.round(value) : Number(value.toPrecision(3)));

/** An amount in the substance's usual unit: "6,000 IU", "500 mg". */
export const amountText = ({ unit, iu }: NutrientRow, micrograms: number): string =>
  `${rounded(micrograms / (iu ?? (unit === 'mg' ? 1000 : 1)))} ${unit}`;

/** Names a product: "Vitamin D3 2,000 IU × 3", with the quantity if it holds the strength, and a rhythm. */
const productText = ({ planEntry, of }: DayDose): string => {
  const { quantity, notes, total } = planEntry.dose.entry;
  const rhythm = rhythmQuote(notes, of.ofQuantity ? '' : quantity);
  return `${planEntry.name}${of.ofQuantity ? `, ${quantity.trim()}` : ''} × ${total}${rhythm && `, ${rhythm}`}`;
};

function whoText({ who, source }: UpperLevel): string {
  if (who === 'expecting') return 'the upper level while expecting';
  if (who !== 'adults') return `the upper level ${who}`;
  return source.startsWith('EFSA') ? 'the level for adults' : 'the upper level for adults';
}

interface Facts {
  expecting?: HealthFact | undefined;
  under18?: HealthFact | undefined;
}

/** Allows for rounding: 1,000 IU must not be above 25.0 µg. */
const SLACK = 1 + 1e-9;
const speaksOf = (sum: number, limit: number, isReached = false): boolean =>
  isReached ? sum >= limit : sum > limit * SLACK;

/** The upper levels of a client; while a pregnancy is uncertain, those of other adults apply too. */
function levelsFor(code: string, person: CheckedPerson, { expecting }: Facts): UpperLevel[] {
  const rows = levelsOf(code, person, expecting !== undefined);
  return [...new Set([...rows, ...(expecting?.unsure ? levelsOf(code, person, false) : [])])];
}

/** Checks one sum; true when it is above an upper level. */
function checkSum(
  nutrient: NutrientRow,
  doses: readonly DayDose[],
  person: CheckedPerson,
  facts: Facts,
  list: FindingList,
): boolean {
  const known = doses.filter(({ daily }) => daily !== null);
  const sum = known.reduce((all, { daily }) => all + (daily ?? 0), 0);
  const said = `${nutrient.label} ${amountText(nutrient, sum)} a day`;
  const places = known.flatMap(({ planEntry }) => planEntry.places);
  const reached = levelsFor(nutrient.code, person, facts).filter(({ above, isReached }) =>
    speaksOf(sum, above, isReached),
  );
  const upper = reached.filter(({ isEarly }) => !isEarly);
  // Above an upper level, lower limits are not reported too.
  const told = upper.length > 0 ? upper : reached;
  for (const row of told) {
    const { stop } = row;
    const stops = stop && speaksOf(sum, stop.micrograms, stop.isReached);
    const fact = facts.under18 ?? (row.who === 'expecting' ? facts.expecting : undefined) ?? null;
    const products = known.map(productText).toSorted().join(', ');
    const limit = `${row.isReached ? 'from' : 'above'} ${amountText(nutrient, row.above)}`;
    list.add({
      rule: row.id,
      level: stops ? 'stop' : levelOf(row),
      fact,
      subject: nutrient.code,
      step: Math.floor(sum / row.above),
      words: `${fact ? `${fact.words}. ` : ''}${said} (${products}): ${limit}, ${whoText(row)} ${cited(row)}.`,
      source: row.source,
      places,
    });
  }
  if (told.length === 0 && facts.under18 && known.length > 0)
    list.notChecked(
      'dose',
      `under 18\n${nutrient.code}`,
      `${said}: the levels of adults do not hold under 18 years.`,
      places,
    );
  return upper.length > 0;
}

function noteSame({ code, label }: NutrientRow, doses: readonly DayDose[], list: FindingList): void {
  if (!SAME_SUBSTANCE.on || doses.length < 2) return;
  const names = doses.map(({ planEntry }) => planEntry.name).toSorted();
  list.add({
    rule: SAME_SUBSTANCE.id,
    level: SAME_SUBSTANCE.level,
    fact: null,
    subject: code,
    step: doses.length,
    words: `${label} stands in ${doses.length} products: ${names.join(', ')}.`,
    source: SAME_SUBSTANCE.source,
    places: doses.flatMap(({ planEntry }) => planEntry.places),
  });
}

/** Checks a day's sums over all products of both plans; unclear strengths are reported as unchecked. */
export function checkUpperLevels(
  doses: readonly DayDose[],
  person: CheckedPerson,
  facts: readonly HealthFact[],
  list: FindingList,
): void {
  const state = (code: string) => facts.find((fact) => fact.code === code);
  const speaking: Facts = { expecting: state('expecting'), under18: state('under18') };
  for (const [nutrient, own] of Map.groupBy(doses, ({ of }) => of.nutrient)) {
    if (!HAS_LEVEL.has(nutrient.code)) continue;
    if (!checkSum(nutrient, own, person, speaking, list)) noteSame(nutrient, own, list);
    for (const { planEntry, of } of own) {
      const { quantity } = planEntry.dose.entry;
      if (of.why !== null)
        list.notChecked(
          'dose',
          `${planEntry.subject}\n${quantity}\n${nutrient.code}`,
          `${quotedDose(planEntry.dose)}, ${nutrient.label}: ${WHY[of.why]}.`,
          planEntry.places,
        );
    }
  }
}
