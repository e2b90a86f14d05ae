import type { DosageEntry } from '../dosage-plans/dosage-plans.ts';
import type { DoseRhythm } from '../dosage-plans/dose-course.ts';
import { plainText, quotedDose, rhythmQuote } from './dose-text.ts';

const ON_WHICH = 'On which days?';

/** The question that each phrase of `rhythmQuote` asks, and the rhythm that a yes means; the first that fits. */
const QUESTIONS: readonly (readonly [RegExp, string, DoseRhythm?])[] = [
  [/\bmon(?:day)?s?\b/u, 'Mondays only?', { weekdays: [1] }],
  [/\btues(?:day)?s?\b/u, 'Tuesdays only?', { weekdays: [2] }],
  [/\bwednesdays?\b/u, 'Wednesdays only?', { weekdays: [3] }],
  [/\bthursdays?\b/u, 'Thursdays only?', { weekdays: [4] }],
  [/\bfridays?\b/u, 'Fridays only?', { weekdays: [5] }],
  [/\bsaturdays?\b/u, 'Saturdays only?', { weekdays: [6] }],
  [/\bsos\b|\b(?:if|as|when)\s+(?:needed|required)\b/u, 'As needed only?', { asNeeded: true }],
  [/\b(?:alternate|alternative|every other|every second)\s+days?\b/u, 'Every other day only?', { every: 2 }],
  [/\btwice|\bthrice|\btimes/u, ON_WHICH],
  [/month|mahin|મહિન|महीन/u, 'On the 1st of each month only?', { dayOfMonth: 1 }],
  [
    /\bsundays?\b|week|athvadiy|atthavadiy|haft|hapt|અઠવાડિ|હફ્ત|हफ्त|हफ़्त|सप्ताह/u,
    'Sundays only?',
    { weekdays: [0] },
  ],
];

/** A daily dose whose notes or strength say otherwise. */
export interface AskedRhythm {
  /** The words that say so, in quotation marks. */
  quote: string;
  /** "Sundays only?" */
  question: string;
  /** The rhythm that a yes means; absent where the doctor has to choose the days. */
  rhythm?: DoseRhythm;
}

/** Asks about one dose; undefined where it has a rhythm, no pieces, or says nothing of days. */
export function askedRhythm({
  quantity,
  notes,
  rhythm,
  total,
}: Pick<DosageEntry, 'quantity' | 'notes' | 'rhythm' | 'total'>): AskedRhythm | undefined {
  const quote = rhythm || total === 0 ? '' : rhythmQuote(notes, quantity);
  if (quote === '') return undefined;
  const plain = plainText(quote);
  const [, question, meant] = QUESTIONS.find(([phrase]) => phrase.test(plain)) ?? [undefined, ON_WHICH];
  return { quote, question, ...(meant && { rhythm: meant }) };
}

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
    const found = askedRhythm(entry);
    if (!found) return [];
    const { name } = entry;
    const words = `${quotedDose({ name, entry })} is taken daily, but says ${found.quote}. ${found.question}`;
    return [{ key: `rhythm:${name} ${found.quote}`.slice(0, 300), words }];
  });
  return [...new Map(asked.map((one) => [one.key, one])).values()];
}
