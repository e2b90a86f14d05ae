import { inLatinDigits } from '../../reading/text.ts';
import type { Strength } from '../../reading/strengths.ts';
import { searchable } from '../words/table-words.ts';
import type { PlanDose } from './plan-items.ts';

/** The text with digits 0 to 9, so that "૬૦૦૦૦" is read as a number. */
export const plainText = (text: string): string => inLatinDigits(searchable(text)).toLowerCase();

/**
 * Phrases such as "once a week": the dose may not be taken daily. The counts say what a day gets; findings quote the
 * phrase.
 */
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
/** Removes such a phrase, so that "60,000 IU once a week" is read as the strength of a piece. */
export const withoutRhythm = (plain: string): string => plain.replaceAll(RHYTHM, ' ');

/** Most characters of a quote beside a dose; before a long quote's phrase, words are left out. */
const MAX_QUOTE = 80;
const BEFORE = 20;

/** Quotes the rhythm that notes or quantity name, such as “once a week”; empty without one. */
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

/** Quotes a dose as written: “Vitamin D3, 60 tablets”. */
export const quotedDose = ({ name, entry }: Pick<PlanDose, 'name' | 'entry'>): string =>
  `“${[name, entry.quantity.trim()].filter(Boolean).join(', ')}”`;

const SAME = 0.05;
/** Compares two amounts with a tolerance, since converting units rounds. */
export const isSame = (one: number, other: number): boolean =>
  Math.abs(one - other) <= SAME * Math.max(one, other);

/** Finds the element's own weight in a text: "500 mg elemental", "equal to elemental calcium 500 mg". */
export function elementalOf(amounts: readonly Strength[], at: number): Strength[] {
  const close = amounts.find(({ to }) => to <= at && at - to <= 5);
  const one = close ?? amounts.find(({ from }) => from > at) ?? amounts.at(-1);
  return one ? [one] : [];
}
