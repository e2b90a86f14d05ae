import { listed } from '../../platform/listed.ts';
import type { DosageSlot } from '../../constants.ts';
import type { FoodEntry } from './examined-items.ts';
import type { DoseEntry } from './examined-doses.ts';
import type { ComingDays } from './coming-days.ts';
import type { FindingList } from './finding-list.ts';
import type { DayDose } from './upper-level-checks.ts';
import { nutrientOf } from './nutrient-words.ts';
import type { HealthFact } from './health-facts.ts';
import { cited, levelOf } from './rule-rows.ts';
import { factsOf } from './facts-of-rules.ts';
import { SUBSTANCE_RULES, type SubstanceRule } from './substance-rules.ts';
import { SUBSTANCE_LABELS } from './substance-rows.ts';

/** A substance and the dose, or the food, that contains it. */
interface Holder {
  planEntry: FoodEntry | DoseEntry;
  code: string;
  /** Micrograms a day; null: unknown, or no nutrient. */
  daily: number | null;
}

const SLOT_WORDS: Partial<Record<DosageSlot, string>> = { onRising: 'on rising', morning: 'in the morning' };
const slotsOf = ({ planEntry }: Holder, slots: readonly DosageSlot[]): DosageSlot[] =>
  'dose' in planEntry ? slots.filter((slot) => planEntry.dose.entry.dosage[slot].count > 0) : [];

/** The substance's name inside a sentence. */
function labelOf(code: string): string {
  const label = SUBSTANCE_LABELS.get(code) ?? nutrientOf(code)?.label ?? code;
  return label.slice(0, 1).toLowerCase() + label.slice(1);
}

/** The finding's sentence: "Calcium with D3 on rising: four hours apart (NIH ODS)." */
function said(rule: SubstanceRule, holder: Holder): string {
  const { name } = holder.planEntry;
  const slots = rule.slots
    ? ` ${listed(slotsOf(holder, rule.slots).map((slot) => SLOT_WORDS[slot] ?? slot))}`
    : '';
  const label = labelOf(holder.code);
  const isNamed = name.toLowerCase().includes(label.toLowerCase()) || rule.slots !== undefined;
  return `${name}${slots}${isNamed ? '' : ` has ${label}`}: ${rule.says} ${cited(rule)}.`;
}

function fits({ from, slots }: SubstanceRule, holder: Holder): boolean {
  if (from !== undefined && (holder.daily === null || holder.daily < from * 0.999)) return false;
  return !slots || slotsOf(holder, slots).length > 0;
}

function report(rule: SubstanceRule, holder: Holder, fact: HealthFact | null, list: FindingList): void {
  const { planEntry, code } = holder;
  list.add({
    rule: rule.id,
    level: levelOf(rule),
    fact,
    subject: `${code} ${planEntry.subject}`,
    words: `${fact ? `${fact.words}. ` : ''}${said(rule, holder)}`,
    source: rule.source,
    places: planEntry.places,
  });
}

/** Names the pair: "Mulethi with Senna tablet: liquorice and senna", or "Iron is taken with tea". */
const pairText = ({ planEntry, code }: Holder, other: Holder): string =>
  planEntry === other.planEntry
    ? `${planEntry.name} is taken with ${labelOf(other.code)}`
    : `${planEntry.name} with ${other.planEntry.name}: ${labelOf(code)} and ${labelOf(other.code)}`;

/** Reports two substances that must not be combined, across all plans. */
function reportPair(rule: SubstanceRule, holder: Holder, others: readonly Holder[], list: FindingList): void {
  const { planEntry, code } = holder;
  for (const other of others)
    list.add({
      rule: rule.id,
      level: levelOf(rule),
      fact: null,
      subject: `${code} ${planEntry.subject} + ${other.code} ${other.planEntry.subject}`,
      words: `${pairText(holder, other)}, ${rule.says} ${cited(rule)}.`,
      source: rule.source,
      places: [...planEntry.places, ...other.planEntry.places],
    });
}

const holdersOf = (
  items: readonly FoodEntry[],
  doses: readonly DoseEntry[],
  amounts: readonly DayDose[],
): Holder[] => [
  ...[...items, ...doses].flatMap((planEntry) =>
    [...planEntry.substances.keys()].map((code) => ({ planEntry, code, daily: null })),
  ),
  ...amounts.map(({ planEntry, of, daily }) => ({ planEntry, code: of.nutrient.code, daily })),
];

/** A product with several substances of a row is reported once, for the first of them. */
function holdersFor(rule: SubstanceRule, holders: readonly Holder[]): Holder[] {
  const fitting = rule.substances.flatMap((code) =>
    holders.filter((holder) => holder.code === code && fits(rule, holder)),
  );
  return fitting.filter(
    ({ planEntry }, place) => fitting.findIndex((one) => one.planEntry === planEntry) === place,
  );
}

/** The foods and doses of the plans. */
interface Held {
  items: readonly FoodEntry[];
  doses: readonly DoseEntry[];
  amounts: readonly DayDose[];
  coming: ComingDays;
}

/** Two substances meet when they are taken on one day; foods are eaten on all. */
const meets =
  (coming: ComingDays, { planEntry: one }: Holder) =>
  ({ planEntry: other }: Holder): boolean =>
    !('dose' in one && 'dose' in other) || coming.meet(one.dose.entry, other.dose.entry);

export function checkSubstances(
  { items, doses, amounts, coming }: Held,
  facts: readonly HealthFact[],
  list: FindingList,
): void {
  const holders = holdersOf(items, doses, amounts);
  if (holders.length === 0) return;
  /** Substances that a rule for certain clients has reported; the rule for every client then skips them. */
  const spoken = new Set<string>();
  const rules = SUBSTANCE_RULES.filter(({ on }) => on);
  for (const rule of rules) {
    const speaking = factsOf(rule.with, facts);
    const pairs = rule.with.filter(({ of }) => of.startsWith('substance:')).map(({ of }) => of.slice(10));
    const others = pairs.length > 0 ? holders.filter(({ code }) => pairs.includes(code)) : [];
    for (const holder of holdersFor(rule, holders)) {
      if (rule.with.length === 0 && !spoken.has(holder.code)) report(rule, holder, null, list);
      for (const fact of speaking) report(rule, holder, fact, list);
      if (speaking.length > 0) spoken.add(holder.code);
      reportPair(rule, holder, others.filter(meets(coming, holder)), list);
    }
  }
}
