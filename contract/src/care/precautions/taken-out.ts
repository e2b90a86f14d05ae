import type { Instant } from '../../clinic-calendar.ts';
import { labelOf, OTHER } from './precaution-words.ts';
import {
  answerKey,
  placeOf,
  type KnownFact,
  type PrecautionAnswer,
  type Precautions,
} from './precautions.ts';

/** A fact that a save removed from the texts of a form. */
export interface TakenOut extends Omit<PrecautionAnswer, 'stands'> {
  /** When that save was. */
  at: Instant;
}

/** A removed fact as the form's record keeps it. */
export interface TakenOutFact extends TakenOut {
  /** True: the words have other meanings too. */
  unsure: boolean;
}

/** Removed facts that the forms keep, and a doctor's answers to them. */
export interface TakenOutOfClient {
  takenOut: readonly TakenOutFact[];
  answers: readonly PrecautionAnswer[];
  ended: readonly TakenOut[];
}

type Known = Pick<Precautions, 'facts' | 'notChecked'>;
type Sorted = Pick<PrecautionAnswer, 'sort' | 'code' | 'text'>;

/** Texts with the same meaning share a key and are asked about once; an unknown text has a key of its own. */
const codeKey = ({ sort, code, text }: Sorted): string =>
  [sort, code, code === OTHER ? text.trim().toLowerCase() : ''].join('\n');

const isGone = ({ state }: KnownFact): boolean => state === 'no longer written';

/** Tells whether an answer is about these words; for unknown words, whether it is about their place. */
const speaksOf =
  (one: TakenOut) =>
  (answer: PrecautionAnswer): boolean =>
    one.code === OTHER ? placeOf(answer) === placeOf(one) : answerKey(answer) === answerKey(one);

const isEnded = (one: TakenOut, ended: readonly TakenOut[]): boolean =>
  ended.some((end) => answerKey(end) === answerKey(one) && one.at <= end.at);

/**
 * Adds removed facts to the known ones: they count and ask until a doctor answers. Per sort and code the latest is
 * asked about, and none while the same is read elsewhere and not refused.
 */
export function withTakenOut(
  { facts, notChecked }: Known,
  { takenOut, answers, ended }: TakenOutOfClient,
): Known {
  const atOf = new Map(takenOut.map((one) => [answerKey(one), one.at]));
  const asked = facts.map((fact): KnownFact => {
    const at = isGone(fact) && atOf.get(answerKey(fact));
    return at ? { ...fact, takenOut: at } : fact;
  });
  const counting = new Set(facts.filter(({ state }) => state !== 'wrong').map(codeKey));
  // The same words wait for an answer in another field, so they already count.
  for (const { text } of notChecked) counting.add(codeKey({ sort: 'allergy', code: OTHER, text }));
  const latest = new Map<string, TakenOutFact>();
  for (const one of takenOut) {
    const key = codeKey(one);
    const isOpen = !counting.has(key) && !isEnded(one, ended) && !answers.some(speaksOf(one));
    const other = latest.get(key);
    if (isOpen && (!other || other.at < one.at)) latest.set(key, one);
  }
  return { facts: [...asked, ...[...latest.values()].map(factOf)], notChecked };
}

function factOf({ sort, code, field, text, unsure, at }: TakenOutFact): KnownFact {
  const label = labelOf(sort, code) ?? text;
  return { sort, code, label, field, text, unsure, state: 'no longer written', takenOut: at };
}

/**
 * The facts that a doctor's save ends: earlier ended ones, those named now with all of their sort and code, and
 * answered ones whose answer was taken back. Facts that no form keeps are left out.
 */
export function endedBy(
  { takenOut, answers, ended }: TakenOutOfClient,
  sent: { answers: readonly PrecautionAnswer[]; ended?: readonly TakenOut[] },
): TakenOut[] {
  const kept = new Set(sent.answers.map(answerKey));
  const removed = answers.filter((answer) => !kept.has(answerKey(answer)));
  // A confirmation that was removed because its words are gone; if they are still written, nothing ends.
  const over = removed.filter((answer) => answer.stands && takenOut.some((one) => speaksOf(one)(answer)));
  const isSame = (one: Sorted) => (other: Sorted) => codeKey(one) === codeKey(other);
  return takenOut
    .filter(
      (one) =>
        isEnded(one, ended) ||
        sent.ended?.some((end) => isSame(one)(end) && one.at <= end.at) ||
        over.some(isSame(one)) ||
        removed.some(speaksOf(one)),
    )
    .map(({ sort, code, field, text, at }) => ({ sort, code, field, text, at }));
}
