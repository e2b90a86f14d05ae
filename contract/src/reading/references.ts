import { escapedPattern } from './escaped-pattern.ts';

/** Marks by which people part a long reference into groups. */
const PARTS = /[\s.-]/gu;
const PART = String.raw`[\s.-]?`;

/** Upper and lower case of a letter. */
function inBothCases(character: string): string {
  const [upper, lower] = [character.toUpperCase(), character.toLowerCase()];
  return upper === lower ? escapedPattern(character) : `[${upper}${lower}]`;
}

/**
 * Expressions (source) for references that begin as the typed one, whatever its case and groups: "4312 5567" finds
 * 43125567. One for each case of the first character, so that an index is read from there on only.
 */
export function referencePatterns(typed: string): string[] {
  const [first, ...rest] = Array.from(typed.replaceAll(PARTS, ''));
  if (first === undefined) return [];
  const others = rest.map((character) => PART + inBothCases(character)).join('');
  return [...new Set([first.toUpperCase(), first.toLowerCase()])].map(
    (one) => `^${escapedPattern(one)}${others}`,
  );
}
