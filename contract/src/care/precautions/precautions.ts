import type { Instant } from '../../clinic-calendar.ts';
import type { EnergyTarget } from '../foods/energy-target.ts';
import {
  sourceKey,
  type DeniedWord,
  type Meaning,
  type NotChecked,
  type PrecautionsReading,
  type ReadFact,
} from './precaution-facts.ts';
import { labelOf, OTHER, type PrecautionSort } from './precaution-words.ts';
import { isSettled, surelyKnown, withoutSettled } from './settled-facts.ts';
import type { TakenOut } from './taken-out.ts';

/** A doctor's answer about words at a place; it applies to exactly these words there. */
export interface PrecautionAnswer {
  sort: PrecautionSort;
  /** A code of the sort's table, or `other`. `nothing` answers unknown words: they mean nothing for a plan. */
  code: string;
  /** The field of the words: "MedicalHistory.allergies", "program", "goal". */
  field: string;
  text: string;
  /** False: read wrongly, or no precaution. */
  stands: boolean;
}

/** A precaution that a doctor added, since no form names it. */
export interface AddedPrecaution {
  sort: PrecautionSort;
  code: string;
  /** The doctor's words about it; with `other` they are its name. */
  words: string;
}

/** An added precaution with its label. */
export interface KnownAddition extends AddedPrecaution {
  /** "Peanut"; for one that no table has, its words. */
  label: string;
}

/**
 * `no longer written`: it was read or confirmed, and its words have left the form; it counts until a doctor answers.
 * All states but `wrong` count.
 */
export type FactState = 'open' | 'stands' | 'wrong' | 'no longer written';

export interface KnownFact {
  sort: PrecautionSort;
  code: string;
  label: string;
  field: string;
  text: string;
  unsure: boolean;
  state: FactState;
  /**
   * When a save took the words out of the form; absent while they are written, and when only the reader has changed.
   */
  takenOut?: Instant;
  /** International names of the salts, for a medicine written by its brand. */
  salts?: readonly string[];
}

/** Words that no table knows. */
export interface UncheckedWords {
  field: string;
  text: string;
  /** Meanings that the doctor chose; an empty list: none. Null: not answered yet. */
  means: Meaning[] | null;
  /** Possible meanings, the likeliest first; left out: none. */
  likely?: readonly Meaning[];
}

/** `GET /api/precautions/{clientId}`: what is read from the forms, and the doctors' answers. */
export interface Precautions {
  facts: KnownFact[];
  notChecked: UncheckedWords[];
  /** Known words that the text denies: "No DM". */
  denied: DeniedWord[];
  answers: PrecautionAnswer[];
  added: KnownAddition[];
  /** The energy target of a day's food; null: none is set. */
  target: EnergyTarget | null;
  /** Counts the saves; 0 before the first. */
  version: number;
  savedAt: Instant | null;
  savedBy: string | null;
}

/** `PUT /api/precautions/{clientId}`: replaces all answers and all added precautions. */
export interface SavePrecautions {
  answers: PrecautionAnswer[];
  added: AddedPrecaution[];
  /**
   * Confirmed facts that the forms no longer state; each entry also ends all facts with its sort and code that were
   * taken out before.
   */
  ended?: TakenOut[];
  /** Left out: unchanged; null: removed. */
  target?: EnergyTarget | null;
  /** The version that was read; an older one answers 409. */
  version: number;
}

/** Most answers and added precautions of a client, together. */
export const MAX_PRECAUTIONS = 100;
/** The meaning of words that matter for no plan. */
export const NOTHING = 'nothing';

export type Said = Pick<SavePrecautions, 'answers' | 'added'>;

/** The key of the place of an answer, or of unchecked words. */
export const placeOf = ({ field, text }: Pick<PrecautionAnswer, 'field' | 'text'>): string =>
  `${field}\n${text}`;
export const answerKey = (answer: Omit<PrecautionAnswer, 'stands'>): string =>
  [answer.sort, answer.code, placeOf(answer)].join('\n');

const labelFor = ({ sort, code, text }: Pick<PrecautionAnswer, 'sort' | 'code' | 'text'>): string =>
  labelOf(sort, code) ?? text;

const readAs = (fact: ReadFact, answers: ReadonlyMap<string, PrecautionAnswer>): KnownFact => {
  const { sort, code, label, text, unsure, salts } = fact;
  const field = sourceKey(fact.from);
  const answer = answers.get(answerKey({ sort, code, field, text }));
  const state = answer ? (answer.stands ? 'stands' : 'wrong') : 'open';
  return { sort, code, label, field, text, unsure, state, ...(salts && { salts }) };
};

/**
 * Lists unchecked words with their answers. `isRead`: keys of facts; an answer to a fact is none to the words beside
 * it.
 */
const unchecked = (
  { from, text, likely }: NotChecked,
  answers: readonly PrecautionAnswer[],
  isRead: ReadonlySet<string>,
): UncheckedWords => {
  const field = sourceKey(from);
  const own = answers.filter(
    (answer) => placeOf(answer) === placeOf({ field, text }) && !isRead.has(answerKey(answer)),
  );
  const means = own.filter(({ stands }) => stands).map(({ sort, code }) => ({ sort, code }));
  const isNothing = own.some(({ code, stands }) => code === NOTHING && !stands);
  const meaning = { field, text, means: means.length > 0 || isNothing ? means : null };
  return likely && likely.length > 0 ? { ...meaning, likely } : meaning;
};

/**
 * Returns all precautions that count: facts with the doctor's answers, the doctor's meanings of unknown words, and
 * confirmed facts that the form no longer states. These are asked about again, unless another text states the same and
 * was not refused.
 */
export function joinPrecautions(
  { facts, notChecked }: Pick<PrecautionsReading, 'facts' | 'notChecked'>,
  { answers, added = [] }: Pick<Said, 'answers'> & Partial<Pick<Said, 'added'>>,
): Pick<Precautions, 'facts' | 'notChecked'> {
  const byKey = new Map(answers.map((answer) => [answerKey(answer), answer]));
  const read = facts.map((fact) => readAs(fact, byKey));
  const isRead = new Set(read.map(answerKey));
  const words = notChecked.map((one) => unchecked(one, answers, isRead));
  const isQuoted = new Set(words.map(placeOf));
  const counting = new Set(
    read.filter(({ state }) => state !== 'wrong').map(({ sort, code }) => `${sort}\n${code}`),
  );
  const meant = answers
    .filter((answer) => answer.stands && !isRead.has(answerKey(answer)))
    .filter((answer) => isQuoted.has(placeOf(answer)) || !counting.has(`${answer.sort}\n${answer.code}`))
    .map((answer): KnownFact => {
      const { sort, code, field, text } = answer;
      const state = isQuoted.has(placeOf(answer)) ? 'stands' : 'no longer written';
      return { sort, code, field, text, label: labelFor(answer), unsure: false, state };
    });
  const isKnown = surelyKnown([...read, ...meant], added);
  const asksNothing = ({ means }: UncheckedWords, { isBare, likely = [] }: NotChecked) =>
    means === null && isBare === true && likely.every((meaning) => isSettled(meaning, isKnown));
  return {
    facts: withoutSettled([...read, ...meant], isKnown),
    notChecked: words.filter((one, place) => !asksNothing(one, notChecked[place] as NotChecked)),
  };
}

/** The label of an added precaution: "Peanut", or its own words when no table has it. */
export const addedLabel = ({ sort, code, words }: AddedPrecaution): string =>
  code === OTHER ? words : (labelOf(sort, code) ?? words);
