import awardList from './awards.json';
import claimList from './claims.json';
import questionList from './questions.json';

export interface Claim {
  value: string;
  label: string;
  /** Where the figure comes from; may be left out. */
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
export const awards: readonly Award[] = awardList;
export const questions: readonly Question[] = questionList;
