import type { FindKnown } from './labelled-answers.ts';
import { FILLERS } from './negation-words.ts';
import { longestFirst } from '../words/table-words.ts';
import { AND_BEHIND, BEHIND, VERBS_BEHIND } from '../vocabulary/negations.ts';

const anyOf = (words: readonly string[]): string => longestFirst(words).join('|');
const SENTENCE_END = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${anyOf(BEHIND)})(?:\s+(?:${anyOf(VERBS_BEHIND)}))*(?<and>\s+(?:${anyOf(AND_BEHIND)}))?\s+(?![\p{M}])`,
  'giu',
);

/** Tells whether a text begins with a known word, fillers aside. */
function beginsKnown(text: string, find: FindKnown): boolean {
  const start = find(text).reduce((first, { from }) => Math.min(first, from), Infinity);
  const words = text
    .slice(0, start === Infinity ? 0 : start)
    .split(/\s+/)
    .filter(Boolean);
  return start !== Infinity && words.every((word) => FILLERS.has(word.toLowerCase()));
}

/**
 * Splits sentences without a sign between them: a negation behind its word ends one when a known word follows, "Sugar
 * nahi hai BP high hai".
 */
export function sentencesOf(text: string, find: FindKnown): string[] {
  for (const { 0: end, index, groups } of text.matchAll(SENTENCE_END)) {
    const head = text.slice(0, index + end.length - (groups?.and?.length ?? 0)).trim();
    const tail = text.slice(index + end.length);
    if (find(head).length > 0 && beginsKnown(tail, find)) return [head, ...sentencesOf(tail, find)];
  }
  return [text];
}
