import awardList from './awards.json';
import claimList from './claims.json';
import questionList from './questions.json';

export interface Claim {
  id: string;
  value: string;
  label: string;
  /** The figure's source; may be left out. */
  source?: string;
}

export interface Award {
  year: number;
  title: string;
  by: string;
  why: string;
}

export interface Question {
  question: string;
  answer: string;
}

export const claims: readonly Claim[] = claimList;

/** Returns a claim to quote inside a sentence; an unknown one stops the build. */
export function claimOf(id: string): Claim {
  const found = claims.find((claim) => claim.id === id);
  if (!found) throw new Error(`There is no claim ${id} in claims.json.`);
  return found;
}

export const awards: readonly Award[] = awardList;
export const questions: readonly Question[] = questionList;
