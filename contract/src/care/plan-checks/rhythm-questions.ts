import type { DosageEntry } from '../dosage-plans/dosage-plans.ts';
import { plainText, quotedDose, rhythmQuote } from './dose-text.ts';

/** What the phrases of `rhythmQuote` ask for; the first that fits. */
const QUESTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bmon(?:day)?s?\b/u, 'Mondays only?'],
  [/\btues(?:day)?s?\b/u, 'Tuesdays only?'],
  [/\bwednesdays?\b/u, 'Wednesdays only?'],
  [/\bthursdays?\b/u, 'Thursdays only?'],
  [/\bfridays?\b/u, 'Fridays only?'],
  [/\bsaturdays?\b/u, 'Saturdays only?'],
  [/\bsos\b|\b(?:if|as|when)\s+(?:needed|required)\b/u, 'As needed only?'],
  [/\b(?:alternate|alternative|every other|every second)\s+days?\b/u, 'Every other day only?'],
  [/\btwice|\bthrice|\btimes/u, 'On which days?'],
  [/month|mahin|મહિન|महीन/u, 'On the 1st of each month only?'],
  [/\bsundays?\b|week|athvadiy|atthavadiy|haft|hapt|અઠવાડિ|હફ્ત|हफ्त|हफ़्त|सप्ताह/u, 'Sundays only?'],
];

export interface RhythmQuestion {
  key: string;
  words: string;
}

/**
 * Asks about daily doses whose notes or strength say otherwise: "“Vitamin D3, 60,000 IU” is taken daily, but says “once
 * a week”. Sundays only?" Each text once.
 */
export function rhythmQuestions(entries: readonly DosageEntry[]): RhythmQuestion[] {
  const asked = entries.flatMap((entry): RhythmQuestion[] => {
    const { name, quantity, notes, rhythm, total } = entry;
    const quote = rhythm || total === 0 ? '' : rhythmQuote(notes, quantity);
    if (quote === '') return [];
    const plain = plainText(quote);
    const question = QUESTIONS.find(([phrase]) => phrase.test(plain))?.[1] ?? 'On which days?';
    const words = `${quotedDose({ name, entry })} is taken daily, but says ${quote}. ${question}`;
    return [{ key: `rhythm:${name} ${quote}`.slice(0, 300), words }];
  });
  return [...new Map(asked.map((one) => [one.key, one])).values()];
}
