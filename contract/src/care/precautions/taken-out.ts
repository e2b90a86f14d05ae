import type { Instant } from '../../clinic-calendar.ts';
import { labelOf, OTHER } from './precaution-words.ts';
import {
  answerKey,
  placeOf,
  type KnownFact,
  type PrecautionAnswer,
  type Precautions,
} from './precautions.ts';

/** A fact that a save took out of the texts of a form. */
export interface TakenOut extends Omit<PrecautionAnswer, 'stands'> {
  /** The time of that save. */
  at: Instant;
}

/** A taken-out fact as the form keeps it. */
export interface TakenOutFact extends TakenOut {
  /** The words may have meant something else. */
  unsure: boolean;
}

/** Facts that the forms keep, and a doctor's answers to them. */
export interface TakenOutOfClient {
  takenOut: readonly TakenOutFact[];
  answers: readonly PrecautionAnswer[];
  ended: readonly TakenOut[];
}

type Known = Pick<Precautions, 'facts' | 'notChecked'>;
type Sorted = Pick<PrecautionAnswer, 'sort' | 'code' | 'text'>;

/**
 * Several texts that say the same share a key and are asked once; of facts that no table has, each of the
 * words has its own.
 */
const codeKey = ({ sort, code, text }: Sorted): string =>
  [sort, code, code === OTHER ? text.trim().toLowerCase() : ''].join('\n');

const isGone = ({ state }: KnownFact): boolean => state === 'no longer written';

/** An answer to these words; of words that no table has any answer at their place. */
const speaksOf =
  (one: TakenOut) =>
  (answer: PrecautionAnswer): boolean =>
    one.code === OTHER ? placeOf(answer) === placeOf(one) : answerKey(answer) === answerKey(one);

const isEnded = (one: TakenOut, ended: readonly TakenOut[]): boolean =>
  ended.some((end) => answerKey(end) === answerKey(one) && one.at <= end.at);

/**
 * Joins what is known with what was taken out of the forms: that counts and asks until a doctor answers. Of
 * each sort and code the latest speaks, and none while the same is read elsewhere and not refused.
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
  // Words that wait for an answer elsewhere are asked there, so that they count.
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
 * Returns what is ended once a doctor has saved: what was before, what is named now with all of its sort and
 * code until then, and what was answered before and is not any more. Facts that no form keeps are left out.
 */
export function endedBy(
  { takenOut, answers, ended }: TakenOutOfClient,
  sent: { answers: readonly PrecautionAnswer[]; ended?: readonly TakenOut[] },
): TakenOut[] {
  const kept = new Set(sent.answers.map(answerKey));
  const removed = answers.filter((answer) => !kept.has(answerKey(answer)));
  // A confirmation that was taken away because its words are gone; of words that are written it says nothing here.
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
