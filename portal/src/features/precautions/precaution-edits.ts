import {
  answerKey,
  NOTHING,
  placeOf,
  type AddedPrecaution,
  type KnownAddition,
  type KnownFact,
  type PrecautionAnswer,
  type Precautions,
  type SavePrecautions,
  type UncheckedWords,
} from '@clinic/contract/care/precautions/precautions';
import type { TakenOut } from '@clinic/contract/care/precautions/taken-out';
import { isCode, SORT_NAMES, type PrecautionSort } from '@clinic/contract/care/precautions/precaution-words';

/** Unsaved answers by the fact or word they belong to; they cover the stored answers, also newer ones. */
export interface PrecautionEdits {
  /** True: the doctor says that the fact holds, also one that the form no longer states. */
  facts: Record<string, boolean>;
  /** Chosen meanings of unchecked words, as `choiceOf` writes them; an empty list takes the answer back. */
  words: Record<string, string[]>;
  /** Keys of added precautions that are removed. */
  removed: string[];
  added: AddedPrecaution[];
  /** The fields for adding a precaution. */
  adding: { choice: string; words: string };
}

export const NO_EDITS: PrecautionEdits = {
  facts: {},
  words: {},
  removed: [],
  added: [],
  adding: { choice: '', words: '' },
};

export const isUntouched = ({ facts, words, removed, added, adding }: PrecautionEdits): boolean =>
  Object.keys({ ...facts, ...words }).length + removed.length + added.length === 0 &&
  adding.choice + adding.words === '';

export const additionKey = ({ sort, code, words }: AddedPrecaution): string => [sort, code, words].join('\n');

/** A sort and a code as the value of a choice. */
export const choiceOf = ({ sort, code }: Pick<PrecautionAnswer, 'sort' | 'code'>): string =>
  code === NOTHING ? NOTHING : `${sort}:${code}`;

function chosen(choice: string): { sort: PrecautionSort; code: string } | undefined {
  const [name, code = ''] = choice.split(':');
  const sort = SORT_NAMES.find((one) => one === name);
  return sort && isCode(sort, code) ? { sort, code } : undefined;
}

/** Reads a draft, also one of an earlier release with a single meaning for words. */
export const editsOf = (draft: DraftOfEdits | undefined): PrecautionEdits =>
  draft
    ? {
        ...draft,
        words: Object.fromEntries(
          Object.entries(draft.words).map(([place, means]) => [place, [means].flat().filter(Boolean)]),
        ),
      }
    : NO_EDITS;
export type DraftOfEdits = Omit<PrecautionEdits, 'words'> & { words: Record<string, string | string[]> };

/** The chosen meanings of unchecked words; empty: no answer. */
export function meaningsOf(words: UncheckedWords, { words: edits }: PrecautionEdits): string[] {
  if (words.means === null) return edits[placeOf(words)] ?? [];
  return edits[placeOf(words)] ?? (words.means.length > 0 ? words.means.map(choiceOf) : [NOTHING]);
}

/** The meanings after a press: the pressed one is added or removed; "nothing" excludes all others. */
export function withPressed(before: readonly string[], choice: string): string[] {
  if (before.includes(choice)) return before.filter((one) => one !== choice);
  return choice === NOTHING ? [NOTHING] : [...before.filter((one) => one !== NOTHING), choice];
}

/** Reads the precaution that is being added, complete or not; undefined while nothing is filled in. */
export function toAdd({ adding }: PrecautionEdits): AddedPrecaution | undefined {
  const what = chosen(adding.choice);
  return what && { ...what, words: adding.words.trim() };
}

export const isGone = ({ state }: KnownFact): boolean => state === 'no longer written';

const endOf = ({ sort, code, field, text, takenOut }: KnownFact): TakenOut[] =>
  takenOut ? [{ sort, code, field, text, at: takenOut }] : [];

const addedBefore = ({ sort, code, words }: KnownAddition): AddedPrecaution => ({ sort, code, words });

/** Everything to store: the saved answers, with the edits over them. */
export function savedWith(known: Precautions, edits: PrecautionEdits): SavePrecautions {
  const { facts, notChecked, answers, added, version } = known;
  const there = new Set([...facts, ...notChecked].map(placeOf));
  const answered = facts.filter((fact) => answerKey(fact) in edits.facts);
  const meant = notChecked.filter((words) => placeOf(words) in edits.words);
  const replaced = new Set(answered.map(answerKey));
  const said = new Set(meant.map(placeOf));
  const still = answered.filter((fact) => isGone(fact) && edits.facts[answerKey(fact)]);
  const ended = answered.flatMap(endOf);
  const pending = toAdd(edits);
  const additions = [
    ...added.filter((one) => !edits.removed.includes(additionKey(one))).map(addedBefore),
    // Its words are in no form any more, so it becomes the doctor's own knowledge.
    ...still.map(({ sort, code, text: words }) => ({ sort, code, words })),
    ...edits.added,
    ...(pending ? [pending] : []),
  ];
  return {
    answers: [
      ...answers.filter(
        (answer) =>
          !replaced.has(answerKey(answer)) &&
          !said.has(placeOf(answer)) &&
          // A refused fact whose words are gone needs no stored answer.
          (answer.stands || there.has(placeOf(answer))),
      ),
      ...answered
        .filter((fact) => !isGone(fact))
        .map(({ sort, code, field, text }) => ({
          sort,
          code,
          field,
          text,
          stands: edits.facts[answerKey({ sort, code, field, text })] ?? true,
        })),
      ...meant.flatMap((words) => meaningsOf(words, edits).flatMap((choice) => meaningAnswer(words, choice))),
    ],
    added: [...new Map(additions.map((one) => [additionKey(one), one])).values()],
    ...(ended.length > 0 && { ended }),
    version,
  };
}

function meaningAnswer({ field, text }: UncheckedWords, choice: string): PrecautionAnswer[] {
  if (choice === NOTHING) return [{ sort: 'condition', code: NOTHING, field, text, stands: false }];
  const what = chosen(choice);
  return what ? [{ ...what, field, text, stands: true }] : [];
}
