import { grouped } from '../../platform/counted.ts';
import type { NutrientDose, WhyUnclear } from './dose-strength.ts';
import { rhythmQuote } from './dose-text.ts';
import type { DoseEntry } from './examined-doses.ts';
import type { FindingList } from './finding-list.ts';
import type { CheckedPerson } from './findings.ts';
import { nutrientOf } from './nutrient-words.ts';
import type { HealthFact } from './health-facts.ts';
import { cited, levelOf } from './rule-rows.ts';
import { HAS_LEVEL, levelsOf, SAME_SUBSTANCE, type UpperLevel } from './upper-levels.ts';

/** The amount of a substance that a dose gives in a day. */
export interface DayDose {
  planEntry: DoseEntry;
  of: NutrientDose;
  /** Micrograms; null: not known. */
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

/** "6,000 IU", "500 mg": as the substance is told. */
export function amountText(code: string, micrograms: number): string {
  const row = nutrientOf(code);
  if (row?.unit === 'IU') return `${rounded(micrograms / (row.iu ?? 1))} IU`;
  return row?.unit === 'mg' ? `${rounded(micrograms / 1000)} mg` : `${rounded(micrograms)} µg`;
}

/** "Vitamin D3 2,000 IU × 3", with the quantity where it says the strength, and the words of a rhythm. */
const productText = ({ planEntry, of }: DayDose): string => {
  const { quantity, notes, total } = planEntry.dose.entry;
  const rhythm = rhythmQuote(notes, of.ofQuantity ? '' : quantity);
  return `${planEntry.name}${of.ofQuantity ? `, ${quantity.trim()}` : ''} × ${total}${rhythm && `, ${rhythm}`}`;
};

const whoText = ({ who, source }: UpperLevel): string => {
  if (who === 'expecting') return 'the upper level while expecting';
  return source.startsWith('EFSA') && who === 'adults'
    ? 'the level for adults'
    : `the upper level ${who === 'adults' ? 'for adults' : who}`;
};

function checkSum(
  code: string,
  doses: readonly DayDose[],
  person: CheckedPerson,
  facts: Facts,
  list: FindingList,
): boolean {
  const known = doses.filter(({ daily }) => daily !== null);
  const sum = known.reduce((all, { daily }) => all + (daily ?? 0), 0);
  const label = nutrientOf(code)?.label ?? code;
  const above = levelsFor(code, person, facts).filter((row) =>
    row.isReached ? sum >= row.above : sum > row.above * SLACK,
  );
  // Beside the level nothing is told of lower ones.
  const told = above.some(({ isEarly }) => !isEarly) ? above.filter(({ isEarly }) => !isEarly) : above;
  for (const row of told) {
    const { stop } = row;
    const stops = stop && (stop.isReached ? sum >= stop.micrograms : sum > stop.micrograms * SLACK);
    const fact = facts.under18 ?? (row.who === 'expecting' ? facts.expecting : undefined) ?? null;
    const products = known.map(productText).toSorted().join(', ');
    const verb = row.isReached ? 'from' : 'above';
    list.add({
      rule: row.id,
      level: stops ? 'stop' : levelOf(row),
      fact,
      subject: code,
      step: Math.floor(sum / row.above),
      words: `${fact ? `${fact.words}. ` : ''}${label} ${amountText(code, sum)} a day (${products}): ${verb} ${amountText(code, row.above)}, ${whoText(row)} ${cited(row)}.`,
      source: row.source,
      places: known.flatMap(({ planEntry }) => planEntry.places),
    });
  }
  if (told.length === 0 && facts.under18 && known.length > 0)
    list.notChecked(
      'dose',
      `under 18\n${code}`,
      `${label} ${amountText(code, sum)} a day: the levels of adults do not hold under 18 years.`,
      known.flatMap(({ planEntry }) => planEntry.places),
    );
  return told.some(({ isEarly }) => !isEarly);
}
/** The upper levels of a client; where a pregnancy is unclear, those of other adults hold, too. */
function levelsFor(code: string, person: CheckedPerson, { expecting }: Facts): UpperLevel[] {
  const rows = levelsOf(code, person, expecting !== undefined);
  return [...new Set([...rows, ...(expecting?.unsure ? levelsOf(code, person, false) : [])])];
}
/** 1,000 IU are not above 25.0 µg because of how numbers are kept. */
const SLACK = 1 + 1e-9;

interface Facts {
  expecting?: HealthFact | undefined;
  under18?: HealthFact | undefined;
}

function noteSame(code: string, doses: readonly DayDose[], list: FindingList): void {
  if (!SAME_SUBSTANCE.on || doses.length < 2) return;
  const names = doses.map(({ planEntry }) => planEntry.name).toSorted();
  list.add({
    rule: SAME_SUBSTANCE.id,
    level: SAME_SUBSTANCE.level,
    fact: null,
    subject: code,
    step: doses.length,
    words: `${nutrientOf(code)?.label ?? code} stands in ${doses.length} products: ${names.join(', ')}.`,
    source: SAME_SUBSTANCE.source,
    places: doses.flatMap(({ planEntry }) => planEntry.places),
  });
}

/** Upper levels of a day, over all products of both plans; what is unclear is not checked. */
export function checkUpperLevels(
  doses: readonly DayDose[],
  person: CheckedPerson,
  facts: readonly HealthFact[],
  list: FindingList,
): void {
  const state = (code: string) => facts.find((fact) => fact.sort === 'state' && fact.code === code);
  const speaking: Facts = { expecting: state('expecting'), under18: state('under18') };
  for (const code of HAS_LEVEL) {
    const own = doses.filter(({ of }) => of.code === code);
    const isAbove = own.length > 0 && checkSum(code, own, person, speaking, list);
    if (!isAbove) noteSame(code, own, list);
    for (const { planEntry, of } of own)
      if (of.why !== null) {
        const { quantity } = planEntry.dose.entry;
        const piece = [planEntry.name, quantity.trim()].filter(Boolean).join(', ');
        const label = nutrientOf(code)?.label ?? code;
        list.notChecked(
          'dose',
          `${planEntry.subject}\n${quantity}\n${code}`,
          `“${piece}”, ${label}: ${WHY[of.why]}.`,
          planEntry.places,
        );
      }
  }
}
