import { escapedPattern } from './escaped-pattern.ts';

/** Characters that split a long reference into groups. */
const PARTS = /[\s.-]/gu;
const PART = String.raw`[\s.-]?`;

/** Matches a letter in upper and lower case. */
function inBothCases(character: string): string {
  const [upper, lower] = [character.toUpperCase(), character.toLowerCase()];
  return upper === lower ? escapedPattern(character) : `[${upper}${lower}]`;
}

/**
 * Regular expressions (source) for references that begin with the typed text, ignoring case and groups: "4312 5567"
 * finds 43125567. There is one for each case of the first character, so that an index can be used.
 */
export function referencePatterns(typed: string): string[] {
  const [first, ...rest] = Array.from(typed.replaceAll(PARTS, ''));
  if (first === undefined) return [];
  const others = rest.map((character) => PART + inBothCases(character)).join('');
  return [...new Set([first.toUpperCase(), first.toLowerCase()])].map(
    (one) => `^${escapedPattern(one)}${others}`,
  );
}
