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

/** How a doctor answered one reading; it holds for these words at this place. */
export interface PrecautionAnswer {
  sort: PrecautionSort;
  /**
   * A code of the sort's table, `other` for what no table has; `nothing`: words that were not checked mean
   * nothing here.
   */
  code: string;
  /** The place of the words: "MedicalHistory.allergies", "program", "goal". */
  field: string;
  text: string;
  /** False: read wrongly, or no precaution. */
  stands: boolean;
}

/** A precaution that a doctor knows and no form has. */
export interface AddedPrecaution {
  sort: PrecautionSort;
  code: string;
  /** The doctor's words about it; for `other` they say what it is. */
  words: string;
}

/** An added precaution as it is shown. */
export interface KnownAddition extends AddedPrecaution {
  /** "Peanut"; of something that no table has its words. */
  label: string;
}

/**
 * `no longer written`: it was read or stood, and the words are gone; it counts until it is answered. All but `wrong` count.
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
  /** The save that took it out of its form; absent of what is written, and of what another reader once read. */
  takenOut?: Instant;
  /** The international names of a medicine that is written by its brand. */
  salts?: readonly string[];
}

/** Words of which nothing is known by itself. */
export interface UncheckedWords {
  field: string;
  text: string;
  /** The meanings that the doctor gave to the words; none: nothing. Null: not answered yet. */
  means: Meaning[] | null;
  /** Meanings that come to mind, the likeliest first; left out: none does. */
  likely?: readonly Meaning[];
}

/** `GET /api/precautions/{clientId}`: what is read from the forms, and what the doctors said of it. */
export interface Precautions {
  facts: KnownFact[];
  notChecked: UncheckedWords[];
  /** Known words that are written as not there: "No DM". */
  denied: DeniedWord[];
  answers: PrecautionAnswer[];
  added: KnownAddition[];
  /** The target of a day's food; null: none is set. */
  target: EnergyTarget | null;
  /** 0 while nothing is saved. */
  version: number;
  savedAt: Instant | null;
  savedBy: string | null;
}

/** `PUT /api/precautions/{clientId}`: all answers and all that was added, in place of those before. */
export interface SavePrecautions {
  answers: PrecautionAnswer[];
  added: AddedPrecaution[];
  /**
   * Facts that are no longer written and were answered, each with all of its sort and code that was taken out
   * until then.
   */
  ended?: TakenOut[];
  /** Left out: it stays as it is; null: none. */
  target?: EnergyTarget | null;
  /** The version of the state that was read; an older one answers 409. */
  version: number;
}

/** Answers and added precautions of a client, together. */
export const MAX_PRECAUTIONS = 100;
/** Words that mean nothing for a plan. */
export const NOTHING = 'nothing';

export type Said = Pick<SavePrecautions, 'answers' | 'added'>;

/** The place of an answer, or of words that were not checked. */
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

/** `isRead`: keys of what is read; an answer to that is none to the words beside it. */
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
 * Joins what counts for a client: each fact that is read with its answer, what words that were not checked
 * were said to mean, and what stood and is not written any more. The last is no question while the same is
 * read elsewhere and not refused.
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

/** "Peanut", of something that no table has its own words. */
export const addedLabel = ({ sort, code, words }: AddedPrecaution): string =>
  code === OTHER ? words : (labelOf(sort, code) ?? words);
