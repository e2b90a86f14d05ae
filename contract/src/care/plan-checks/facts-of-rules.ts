import { searchable, wholeWords } from '../words/table-words.ts';
import type { HealthFact } from './health-facts.ts';

/** A medicine of a code that stands for several, by the names that the fact's text must not have alone. */
export interface With {
  /** "condition:liver", "medicine:*" (any), "substance:senna". */
  of: string;
  /** Other medicines of the code, of which the rule does not speak, and those of which it does. */
  others?: readonly string[];
  meant?: readonly string[];
}

const hasOneOf = (words: readonly string[], text: string): boolean =>
  searchable(text).search(wholeWords(words)) >= 0;

/** Tells whether a rule speaks of a fact: of a medicine that it does not mean alone, it does not. */
function speaksOfFact({ of, others, meant }: With, fact: HealthFact): boolean {
  if (of !== `${fact.sort}:${fact.code}` && of !== `${fact.sort}:*`) return false;
  if (!others || !meant) return true;
  return !hasOneOf(others, fact.text) || hasOneOf(meant, fact.text);
}

const byPattern = (fact: HealthFact): string => `${fact.sort}\n${fact.text}`;

/** Facts of which a rule speaks; a medicine that has several codes speaks once. */
export function factsOf(all: readonly With[], facts: readonly HealthFact[]): HealthFact[] {
  const speaking = facts.filter((fact) => all.some((one) => speaksOfFact(one, fact)));
  const once = new Map<string, HealthFact>();
  for (const fact of speaking) {
    const key = fact.sort === 'medicine' ? byPattern(fact) : fact.key;
    const before = once.get(key);
    if (!before || (before.unsure && !fact.unsure)) once.set(key, fact);
  }
  // A person on dialysis has a kidney disease: it speaks once.
  const hasKidney = speaking.some(({ code }) => code === 'kidney');
  return [...once.values()].filter(({ code }) => !hasKidney || code !== 'dialysis');
}
