import { PRECAUTION_FIELDS, sourceKey } from './precaution-facts.ts';
import { isCode, OTHER, type PrecautionSort } from './precaution-words.ts';
import {
  answerKey,
  MAX_PRECAUTIONS,
  NOTHING,
  type AddedPrecaution,
  type PrecautionAnswer,
  type SavePrecautions,
} from './precautions.ts';

export interface PrecautionProblem {
  /** Path of the wrong field: "answers.0.code". */
  field: string;
  text: string;
}

const FIELDS: ReadonlySet<string> = new Set([...PRECAUTION_FIELDS.map(sourceKey), 'program', 'goal']);
const UNKNOWN_CODE = 'Please choose one of the list.';

const isAnswerCode = ({ sort, code, stands }: PrecautionAnswer): boolean =>
  code === NOTHING ? !stands : isCode(sort, code);

function placeProblem(isKnownCode: boolean, field: string): PrecautionProblem | undefined {
  if (!isKnownCode) return { field: 'code', text: UNKNOWN_CODE };
  return FIELDS.has(field) ? undefined : { field: 'field', text: 'No form has this field.' };
}

/** Tells whether a precaution is an age, which only the birth day may give. */
const isOfAge = (sort: PrecautionSort, code: string) =>
  sort === 'state' && ['under1', 'under18', 'from65'].includes(code);

function addedProblem({ sort, code, words }: AddedPrecaution): PrecautionProblem | undefined {
  if (!isCode(sort, code) || isOfAge(sort, code)) return { field: 'code', text: UNKNOWN_CODE };
  return code === OTHER && words.trim() === ''
    ? { field: 'words', text: 'Please say what it is.' }
    : undefined;
}

/** Finds the first mistake in the precautions to save. */
export function precautionsProblem({
  answers,
  added,
  ended = [],
}: Pick<SavePrecautions, 'answers' | 'added' | 'ended'>): PrecautionProblem | undefined {
  if (answers.length + added.length > MAX_PRECAUTIONS)
    return { field: 'answers', text: `Please keep at most ${MAX_PRECAUTIONS} answers and precautions.` };
  for (const [place, answer] of answers.entries()) {
    const problem = placeProblem(isAnswerCode(answer), answer.field);
    if (problem) return { ...problem, field: `answers.${place}.${problem.field}` };
    if (answers.findIndex((one) => answerKey(one) === answerKey(answer)) < place)
      return { field: `answers.${place}`, text: 'This is answered twice.' };
  }
  for (const [place, { sort, code, field }] of ended.entries()) {
    const problem = placeProblem(isCode(sort, code), field);
    if (problem) return { ...problem, field: `ended.${place}.${problem.field}` };
  }
  for (const [place, one] of added.entries()) {
    const problem = addedProblem(one);
    if (problem) return { ...problem, field: `added.${place}.${problem.field}` };
  }
  return undefined;
}
