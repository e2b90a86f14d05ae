import { inLatinDigits } from '../../reading/text.ts';
import type { Strength } from '../../reading/strengths.ts';
import { searchable } from '../words/table-words.ts';
import type { PlanDose } from './plan-items.ts';

/** The text with digits of English, so that "૬૦૦૦૦" is a number. */
export const plainText = (text: string): string => inLatinDigits(searchable(text)).toLowerCase();

/** Taken on some days only, perhaps: the counts say what a day has, and findings quote the words. */
const RHYTHM = new RegExp(
  [
    String.raw`\b(?:weekly|fortnightly|monthly|fortnight|sos|stat)\b`,
    String.raw`(?:\b(?:a|per|each|every|once|twice|thrice|in|times)\b|\/)\s*(?:a\s+)?(?:week|month|fortnight)\b`,
    String.raw`\b(?:alternate|alternative|every other|every second)\s+days?\b`,
    String.raw`\b(?:every|once in|in)\s+\d+\s+(?:days|weeks|months)\b`,
    String.raw`\b(?:if|as|when)\s+(?:needed|required)\b`,
    String.raw`\b(?:sun|mon|tues|wednes|thurs|fri|satur)days?\b`,
    String.raw`\b(?:athvadiy|atthavadiy|hafte|hapte|mahine|mahina)\p{L}*`,
    String.raw`(?:અઠવાડિ|હફ્ત|મહિન|हफ्त|हफ़्त|सप्ताह|महीन)[\p{L}\p{M}]*`,
  ].join('|'),
  'giu',
);
/** Takes the rhythm out of a plain text: a strength of a week is that of one piece. */
export const withoutRhythm = (plain: string): string => plain.replaceAll(RHYTHM, ' ');

/** A quote of free text beside a dose; the words before a longer one's rhythm are left out. */
const MAX_QUOTE = 80;
const BEFORE = 20;

/** “once a week”: what notes or a quantity say of a rhythm, as they are written; empty for none. */
export function rhythmQuote(...texts: readonly string[]): string {
  const said = texts.find((text) => plainText(text).search(RHYTHM) >= 0);
  if (said === undefined) return '';
  const whole = searchable(said);
  if (whole.length <= MAX_QUOTE) return `“${whole}”`;
  const from = whole.lastIndexOf(' ', Math.max(0, plainText(said).search(RHYTHM) - BEFORE)) + 1;
  const part = whole.slice(from, from + MAX_QUOTE);
  const isCut = from + MAX_QUOTE < whole.length;
  return `“${from > 0 ? '…' : ''}${isCut ? `${part.slice(0, part.lastIndexOf(' '))}…` : part}”`;
}

/** “Vitamin D3, 60 tablets”: a dose as it is written. */
export const quotedDose = ({ name, entry }: Pick<PlanDose, 'name' | 'entry'>): string =>
  `“${[name, entry.quantity.trim()].filter(Boolean).join(', ')}”`;

const SAME = 0.05;
/** Rounded on the way from one unit to another. */
export const isSame = (one: number, other: number): boolean =>
  Math.abs(one - other) <= SAME * Math.max(one, other);

/** "500 mg elemental", "equal to elemental calcium 500 mg" */
export function elementalOf(amounts: readonly Strength[], at: number): Strength[] {
  const close = amounts.find(({ to }) => to <= at && at - to <= 5);
  const one = close ?? amounts.find(({ from }) => from > at) ?? amounts.at(-1);
  return one ? [one] : [];
}
