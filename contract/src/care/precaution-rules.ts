import { PRECAUTION_FIELDS, sourceKey } from './precaution-facts.ts';
import { isCode, OTHER, type PrecautionSort } from './precaution-words.ts';
import {
  answerKey,
  MAX_PRECAUTIONS,
  NOTHING,
  type AddedPrecaution,
  type PrecautionAnswer,
  type Said,
} from './precautions.ts';

export interface PrecautionProblem {
  /** "answers.0.code" */
  field: string;
  text: string;
}

const FIELDS: ReadonlySet<string> = new Set([...PRECAUTION_FIELDS.map(sourceKey), 'program', 'goal']);
const UNKNOWN_CODE = 'Please choose one of the list.';

const isAnswerCode = ({ sort, code, stands }: PrecautionAnswer): boolean =>
  code === NOTHING ? !stands : isCode(sort, code);

function answerProblem(answer: PrecautionAnswer): PrecautionProblem | undefined {
  if (!isAnswerCode(answer)) return { field: 'code', text: UNKNOWN_CODE };
  return FIELDS.has(answer.field) ? undefined : { field: 'field', text: 'No form has this field.' };
}

/** An age is known by the day of birth alone. */
const isOfAge = (sort: PrecautionSort, code: string) =>
  sort === 'state' && ['under18', 'from65'].includes(code);

function addedProblem({ sort, code, words }: AddedPrecaution): PrecautionProblem | undefined {
  if (!isCode(sort, code) || isOfAge(sort, code)) return { field: 'code', text: UNKNOWN_CODE };
  return code === OTHER && words.trim() === ''
    ? { field: 'words', text: 'Please say what it is.' }
    : undefined;
}

/** The first thing that is wrong with what is to be saved. */
export function precautionsProblem({ answers, added }: Said): PrecautionProblem | undefined {
  if (answers.length + added.length > MAX_PRECAUTIONS)
    return { field: 'answers', text: `Please keep at most ${MAX_PRECAUTIONS} answers and precautions.` };
  for (const [place, answer] of answers.entries()) {
    const problem = answerProblem(answer);
    if (problem) return { ...problem, field: `answers.${place}.${problem.field}` };
    if (answers.findIndex((one) => answerKey(one) === answerKey(answer)) < place)
      return { field: `answers.${place}`, text: 'This is answered twice.' };
  }
  for (const [place, one] of added.entries()) {
    const problem = addedProblem(one);
    if (problem) return { ...problem, field: `added.${place}.${problem.field}` };
  }
  return undefined;
}
