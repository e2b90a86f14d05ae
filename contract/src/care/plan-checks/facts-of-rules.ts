import { searchable, wholeWords } from '../words/table-words.ts';
import type { HealthFact } from './health-facts.ts';

/** A fact that a rule is about. Some medicine codes cover several medicines: then the rule names those it means. */
export interface With {
  /** Sort and code: "condition:liver", "medicine:*" (any), "substance:senna". */
  of: string;
  /** Medicines of the code that the rule does not mean (`others`), and those it means. */
  others?: readonly string[];
  meant?: readonly string[];
}

const hasOneOf = (words: readonly string[], text: string): boolean =>
  searchable(text).search(wholeWords(words)) >= 0;

/** Tells whether a rule is about a fact; not when the fact names only medicines that the rule does not mean. */
function speaksOfFact({ of, others, meant }: With, fact: HealthFact): boolean {
  if (of !== `${fact.sort}:${fact.code}` && of !== `${fact.sort}:*`) return false;
  if (!others || !meant) return true;
  return !hasOneOf(others, fact.text) || hasOneOf(meant, fact.text);
}

const byPattern = (fact: HealthFact): string => `${fact.sort}\n${fact.text}`;

/** The facts that a rule is about; a medicine with several codes counts once. */
export function factsOf(all: readonly With[], facts: readonly HealthFact[]): HealthFact[] {
  const speaking = facts.filter((fact) => all.some((one) => speaksOfFact(one, fact)));
  const once = new Map<string, HealthFact>();
  for (const fact of speaking) {
    const key = fact.sort === 'medicine' ? byPattern(fact) : fact.key;
    const before = once.get(key);
    if (!before || (before.unsure && !fact.unsure)) once.set(key, fact);
  }
  // Dialysis implies kidney disease, so only one of the two is reported.
  const hasKidney = speaking.some(({ code }) => code === 'kidney');
  return [...once.values()].filter(({ code }) => !hasKidney || code !== 'dialysis');
}
