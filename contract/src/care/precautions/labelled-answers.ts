import { FILLERS } from './negation-words.ts';
import { longestFirst, type Span } from '../words/table-words.ts';
import { NO, YES } from '../vocabulary/clauses.ts';

/** Finds the known words of a text. */
export type FindKnown = (text: string) => readonly Span[];

const LABEL = String.raw`\s*(?<label>[^:=]+?)`;
const WORDED = String.raw`(?<sign>\s*[:=]\s*|\s+[-–—]\s*|\s+)(?:(?<yes>${longestFirst(YES).join('|')})|${longestFirst(NO).join('|')})(?![\p{L}\p{M}])`;
const SIGNED = String.raw`\s*[:=]?\s*(?:(?<plus>\(\s?\+\s?\)|\+(?:\s?ve)?(?=\s|$))|(?<minus>\(\s?[-–−]\s?\)|[-–−](?:\s?ve)?(?=\s|$)))`;
/** Matches a label with its answer: "DM: no", "HTN - yes", "gout no", "DM-", "HTN +ve". */
const PAIR = new RegExp(`${LABEL}(?:${WORDED}|${SIGNED})`, 'iuy');
const WORD = /[\p{L}\p{M}'’]+/gu;

interface Pair {
  text: string;
  label: string;
  sign: string;
  isYes: boolean;
}

/** Matches a label with a sign; a minus must stand in brackets, since a bare one may be a dash. */
const signedPair = (label: string, isYes: boolean): Pair => ({
  text: isYes ? `${label} +` : `${label} (-)`,
  label,
  sign: isYes ? '+' : '-',
  isYes,
});

function pairsOf(text: string): Pair[] | undefined {
  const pairs: Pair[] = [];
  PAIR.lastIndex = 0;
  for (let from = 0; from < text.length; from = PAIR.lastIndex) {
    const pair = PAIR.exec(text);
    if (!pair) return undefined;
    const { label = '', sign = '', yes, plus, minus } = pair.groups ?? {};
    if (plus ?? minus) pairs.push(signedPair(label, plus !== undefined));
    else pairs.push({ text: pair[0].trim(), label, sign: sign.trim(), isYes: yes !== undefined });
  }
  return pairs;
}

/** Tells whether a text is a label: known words and fillers only; before a colon other words may stand as well. */
function isLabel({ label, sign }: Pair, known: FindKnown): boolean {
  const spans = known(label);
  const others = [...label.matchAll(WORD)].filter(
    ({ 0: word, index }) =>
      !FILLERS.has(word.toLowerCase()) && !spans.some(({ from, to }) => from <= index && index < to),
  );
  return spans.length > 0 ? others.length === 0 : sign === ':' || sign === '=';
}

/**
 * Splits "DM: no HTN: yes" into its answers. Without signs between them it splits only when one answer is a yes: "DM no
 * HTN no" has two readings.
 */
export function answersIn(text: string, known: FindKnown): string[] {
  const pairs = pairsOf(text.trimEnd()) ?? [];
  const isSaid = pairs.every(({ sign }) => sign !== '') || pairs.some(({ isYes }) => isYes);
  const areAnswers = pairs.length > 1 && isSaid && pairs.every((pair) => isLabel(pair, known));
  return areAnswers ? pairs.map((pair) => pair.text) : [text];
}
