import { grouped } from '../../platform/counted.ts';
import { DOSAGE_SLOTS } from '../../constants.ts';
import { rhythmText } from '../dosage-plans/dose-words.ts';
import { DAY, WEEK, type ComingDays } from './coming-days.ts';
import type { NutrientDose, WhyUnclear } from './dose-strength.ts';
import { quotedDose, rhythmQuote } from './dose-text.ts';
import type { DoseEntry } from './examined-doses.ts';
import type { FindingList } from './finding-list.ts';
import type { CheckedPerson } from './findings.ts';
import type { NutrientRow } from './nutrient-words.ts';
import type { HealthFact } from './health-facts.ts';
import { cited, levelOf } from './rule-rows.ts';
import {
  BY_WEEK,
  HAS_LEVEL,
  levelsOf,
  SAME_SUBSTANCE,
  SINGLE_DOSES,
  type UpperLevel,
} from './upper-levels.ts';

/** How much of a substance a dose gives on a day on which it is taken. */
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
  const { quantity, notes, total, rhythm } = planEntry.dose.entry;
  const product = `${planEntry.name}${of.ofQuantity ? `, ${quantity.trim()}` : ''} × ${total}`;
  const days = rhythm ? rhythmText(rhythm) : rhythmQuote(notes, of.ofQuantity ? '' : quantity);
  return [product, days].filter(Boolean).join(', ');
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

/** The client, and the days, for which doses of a substance are checked. */
interface Checked {
  coming: ComingDays;
  person: CheckedPerson;
  facts: Facts;
}

/** Adds up a substance: the mean of its fullest week where its row says so, else its fullest day. */
function sumOf({ code }: NutrientRow, known: readonly DayDose[], coming: ComingDays) {
  const doses = known.map((dose) => ({
    dose,
    course: dose.planEntry.dose.entry,
    amount: dose.daily ?? 0,
  }));
  const fullest = coming.fullest(doses, BY_WEEK.has(code) ? WEEK : DAY);
  return { sum: fullest.amount, taken: fullest.doses.map(({ dose }) => dose) };
}

/** Checks one sum; true when it is above an upper level. */
function checkSum(
  nutrient: NutrientRow,
  doses: readonly DayDose[],
  { coming, person, facts }: Checked,
  list: FindingList,
): boolean {
  const { sum, taken: known } = sumOf(
    nutrient,
    doses.filter(({ daily }) => daily !== null),
    coming,
  );
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
  if (told.length === 0 && facts.under18 && doses.some(({ daily }) => daily !== null))
    list.notChecked(
      'dose',
      `under 18\n${nutrient.code}`,
      `${said}: the levels of adults do not hold under 18 years.`,
      doses.filter(({ daily }) => daily !== null).flatMap(({ planEntry }) => planEntry.places),
    );
  return upper.length > 0;
}

/** Asks about a dose that is taken at once and not daily, which a mean would hide. */
function checkSingle(nutrient: NutrientRow, doses: readonly DayDose[], list: FindingList): void {
  const row = SINGLE_DOSES.find((one) => one.on && one.nutrient === nutrient.code);
  if (!row) return;
  for (const dose of doses) {
    const { rhythm, dosage } = dose.planEntry.dose.entry;
    const pieces = Math.max(...DOSAGE_SLOTS.map((slot) => dosage[slot].count));
    const at = (dose.of.micrograms ?? 0) * pieces;
    if (!rhythm || !speaksOf(at, row.above)) continue;
    list.add({
      rule: row.id,
      level: levelOf(row),
      fact: null,
      subject: `${nutrient.code} ${dose.planEntry.subject}`,
      step: Math.floor(at / row.above),
      words: `${nutrient.label} ${amountText(nutrient, at)} at once (${productText(dose)}): above ${amountText(nutrient, row.above)} ${cited(row)}.`,
      source: row.source,
      places: dose.planEntry.places,
    });
  }
}

function noteSame(
  { code, label }: NutrientRow,
  all: readonly DayDose[],
  coming: ComingDays,
  list: FindingList,
): void {
  const courseOf = ({ planEntry }: DayDose) => planEntry.dose.entry;
  const doses = all.filter((one) =>
    all.some((other) => other !== one && coming.meet(courseOf(one), courseOf(other))),
  );
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
  { coming, person, facts }: Omit<Checked, 'facts'> & { facts: readonly HealthFact[] },
  list: FindingList,
): void {
  const state = (code: string) => facts.find((fact) => fact.code === code);
  const speaking: Facts = { expecting: state('expecting'), under18: state('under18') };
  for (const [nutrient, own] of Map.groupBy(doses, ({ of }) => of.nutrient)) {
    if (!HAS_LEVEL.has(nutrient.code)) continue;
    if (!checkSum(nutrient, own, { coming, person, facts: speaking }, list))
      noteSame(nutrient, own, coming, list);
    checkSingle(nutrient, own, list);
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
