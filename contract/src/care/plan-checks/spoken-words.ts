import { quickFinder } from '../words/quick-finder.ts';
import { spansOf, wordList, type Span, type WordRow } from '../words/table-words.ts';

/** Found codes; true when the item surely contains it, false when it may. */
export type Found = Map<string, boolean>;

export function addFound(found: Found, code: string, isSure: boolean): void {
  found.set(code, isSure || found.get(code) === true);
}

const SPARING = wordList(
  'without, w/o, not, non, never, avoid, avoiding, skip, except, excluding, minus, zero, free of, free from, apart from',
  "away from, instead of, bina, vina, vagar, don’t, don't, बिना, વગર, વિના",
).join('|');
const BETWEEN =
  '(?:\\s+(?:with|take|taken|taking|have|eat|drink|use|add|added|any|all|extra|the|a|in|on|be|to|much|raw))*';
const LIST = String.raw`(?:[\p{L}\p{M}\p{N}’']+(?:[\s-]+[\p{L}\p{M}\p{N}’']+)?\s*(?:,|&|\/|\b(?:and|or|nor|ane|aur)\b|અને|और)\s*)*`;
const START = String.raw`(?<![\p{L}\p{M}])`;
const SPARED_BEFORE = new RegExp(`${START}(?:${SPARING})(?![\\p{L}\\p{M}])${BETWEEN}[\\s-]+${LIST}$`, 'iu');
/** At the start "no" is English; later it may be the Gujarati "of": "kaju no halvo". */
const NO_AT_START = new RegExp(String.raw`(?:^|[(,;:.–])\s*no${BETWEEN}[\s-]+${LIST}$`, 'iu');
const NO_LATER = new RegExp(`${START}no${BETWEEN}[\\s-]+${LIST}$`, 'iu');
const SPARED_AFTER =
  /^[\s-]*(?:(?:sathe|saathe|ke saath|saath|સાથે|के साथ)\s+)?(?:free|nahi|nahin|nathi|na levu|vina|vagar|vinanu|vagarnu|ke bina|bina|नहीं|के बिना|નહીં|નહિ|નથી|વગર|વિના)(?![\p{L}\p{M}])/iu;
const LEAVES_OUT = new RegExp(
  String.raw`${START}(?:${SPARING}|no|free|nahi|nahin|nathi|નથી|નહીં|नहीं)(?![\p{L}\p{M}])`,
  'iu',
);
/** Tells whether a text leaves anything out. */
export const leavesOut = (text: string): boolean => LEAVES_OUT.test(text);

/** Words that leave something out must be this close to it, in characters. */
const NEAR = 60;

/** Tells whether a text leaves out what stands at a place; `unsure` if it may. */
export function leftOut(text: string, { from, to }: Span): 'yes' | 'unsure' | 'no' {
  const head = text.slice(Math.max(0, from - NEAR), from);
  if (SPARED_BEFORE.test(head) || SPARED_AFTER.test(text.slice(to, to + NEAR))) return 'yes';
  if (from <= NEAR && NO_AT_START.test(head)) return 'yes';
  return NO_LATER.test(head) ? 'unsure' : 'no';
}

/** Something that a text mentions and does not leave out: "Poha without onion" mentions no onion. */
export interface Spoken extends Span {
  code: string;
  isSure: boolean;
}
export function speakingOf(rows: readonly WordRow[]): (text: string) => Spoken[] {
  const find = quickFinder(rows);
  return (text) =>
    find(text).flatMap(({ row, unsure, from, to }) => {
      const out = leftOut(text, { from, to });
      return out === 'yes' ? [] : [{ code: row.code, isSure: !unsure && out === 'no', from, to }];
    });
}

/** Each code once, sure when one of its words is. */
export function codesIn(spoken: readonly Spoken[]): Found {
  const found: Found = new Map();
  for (const { code, isSure } of spoken) addFound(found, code, isSure);
  return found;
}
export function finder(rows: readonly WordRow[]): (text: string) => Found {
  const find = speakingOf(rows);
  return (text) => codesIn(find(text));
}

/** Matches what a dose is taken with, named behind: "with warm milk and honey". */
const WITH = /(?<![\p{L}\p{M}])(?:with|in|into|mixed in|mixed with|along with)\s+[^.;,()\n]{1,60}/giu;
const AFTER = String.raw`(?:sathe|saathe|saath|sath|mein|સાથે|के साथ|में)(?![\p{L}\p{M}])`;
const HAS_AFTER = new RegExp(AFTER, 'iu');
/** Matches what a dose is taken with, named before: "dudh sathe". */
const BEFORE_AFTER = new RegExp(String.raw`[\p{L}\p{M}\s]{1,40}(?<![\p{L}\p{M}])${AFTER}`, 'giu');

/** Finds the parts of a dose's text that say what it is taken with. */
export const vehiclesIn = (text: string): Span[] => [
  ...spansOf(WITH, text),
  ...(HAS_AFTER.test(text) ? spansOf(BEFORE_AFTER, text) : []),
];
export const isWithin = (one: Span, spans: readonly Span[]): boolean =>
  spans.some(({ from, to }) => from <= one.from && one.to <= to);

/** Makes a test whether a text mentions one of the words and does not leave it out. */
export function speaksOf(words: readonly string[]): (text: string) => boolean {
  const find = quickFinder([{ code: '', label: '', words, except: [], source: '', on: true }]);
  return (text) => find(text).some((span) => leftOut(text, span) !== 'yes');
}
