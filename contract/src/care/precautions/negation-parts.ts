import { FILLERS, FIRST_OR_BEHIND, JOINTS, NON, POST_SIGN } from './negation-words.ts';
import { overlaps, spansOf, wholeWords, type Span } from '../words/table-words.ts';
import { POST, PRE } from '../vocabulary/negations.ts';

/** One word of a clause, by its role beside a negation. */
export type Part =
  | (Span & { kind: 'known'; group: number })
  | (Span & { kind: 'negation'; pre: boolean; post: boolean; word: string })
  | (Span & { kind: 'filler' | 'joint' | 'word'; word: string });

const pre = wholeWords([...PRE, NON]);
const post = wholeWords(POST);
const anyNegation = wholeWords([...PRE, NON, ...POST]);
const TOKEN = /(?:k\/)?[hc]\/o(?!\p{L})|[\p{L}\p{M}\p{N}'’]+|[&/+]/giu;
const isWhole = (pattern: RegExp, text: string, { from, to }: Span): boolean =>
  spansOf(pattern, text).some((span) => span.from === from && span.to === to);

/**
 * Tells whether a word such as "none" denies what follows ("None diabetes"); behind a heading it denies what came
 * before: "Complications: none Diagnosis: DM".
 */
const isPreAsFirst = (text: string, { from, to }: Span): boolean =>
  FIRST_OR_BEHIND.has(text.slice(from, to).toLowerCase()) && !/\p{L}/u.test(text.slice(0, from));

/** Merges known words that overlap. */
export function groupsOf(known: readonly Span[]): Span[] {
  const groups: Span[] = [];
  for (const { from, to } of known.toSorted((one, other) => one.from - other.from)) {
    const last = groups.at(-1);
    if (last && from < last.to) last.to = Math.max(last.to, to);
    else groups.push({ from, to });
  }
  return groups;
}

/** Splits a clause into words, with each group of known words as one. */
export function partsOf(text: string, groups: readonly Span[]): Part[] {
  const isFree = (span: Span) => !groups.some((group) => overlaps(group, span));
  const signs = spansOf(POST_SIGN, text).filter(isFree);
  const words = spansOf(anyNegation, text).filter(
    (span) => isFree(span) && !signs.some((sign) => overlaps(sign, span)),
  );
  const negations: Part[] = [
    ...signs.map((span) => {
      // "for" behind a sign shows that it denies what follows: "ROS -ve for DM".
      const isFor = /^\s*for(?!\p{L})/u.test(text.slice(span.to));
      return { ...span, kind: 'negation' as const, pre: isFor, post: !isFor, word: '' };
    }),
    ...words.map((span) => ({
      ...span,
      kind: 'negation' as const,
      pre: isWhole(pre, text, span) || isPreAsFirst(text, span),
      post: isWhole(post, text, span),
      word: text.slice(span.from, span.to).toLowerCase(),
    })),
  ];
  const taken = [...groups, ...negations];
  const others = spansOf(TOKEN, text)
    .filter((span) => !taken.some((one) => overlaps(one, span)))
    .map((span): Part => {
      const word = text.slice(span.from, span.to).toLowerCase();
      return {
        ...span,
        word,
        kind: JOINTS.has(word) ? 'joint' : FILLERS.has(word) || /^\p{N}+$/u.test(word) ? 'filler' : 'word',
      };
    });
  const known = groups.map((span, group): Part => ({ ...span, kind: 'known', group }));
  return [...known, ...negations, ...others].toSorted((one, other) => one.from - other.from);
}

/** Tells whether a clause begins with a negation. */
export const isLedByNegation = (text: string): boolean =>
  [...spansOf(anyNegation, text), ...spansOf(POST_SIGN, text)].some(({ from }) => from === 0);
