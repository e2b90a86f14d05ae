import type { Meaning } from './precaution-facts.ts';
import type { KnownFact } from './precautions.ts';

/** Conditions that one word may mean, and that a client hardly has both. */
const ALTERNATIVES: readonly (readonly string[])[] = [
  ['hypothyroid', 'hyperthyroid'],
  ['stones', 'gallstones'],
];
/** Medicines that tell which of two conditions it is. */
const TAKEN_FOR = new Map([['hypothyroid', 'levothyroxine']]);

const isAsked = ({ unsure, state }: KnownFact): boolean => unsure && state === 'open';
const groupOf = (code: string): readonly string[] =>
  ALTERNATIVES.find((codes) => codes.includes(code)) ?? [code];

export type Known = (meaning: Meaning) => boolean;

/** Lists precautions that are certain: read without doubt, confirmed, or added. */
export function surelyKnown(facts: readonly KnownFact[], added: readonly Meaning[]): Known {
  const sure = new Set(
    [...facts.filter((fact) => fact.state !== 'wrong' && !isAsked(fact)), ...added].map(
      ({ sort, code }) => `${sort}:${code}`,
    ),
  );
  return ({ sort, code }) =>
    sure.has(`${sort}:${code}`) ||
    (sort === 'condition' && sure.has(`medicine:${TAKEN_FOR.get(code) ?? ''}`));
}

/** Tells whether a meaning, or its alternative, is known, so that no question is needed. */
export const isSettled = ({ sort, code }: Meaning, isKnown: Known): boolean =>
  (sort === 'condition' ? groupOf(code) : [code]).some((one) => isKnown({ sort, code: one }));

/**
 * Drops questions that something else answers: beside "hypothyroid" or thyroxine, the program "Thyroid" does not ask
 * about hyperthyroid.
 */
export const withoutSettled = (facts: readonly KnownFact[], isKnown: Known): KnownFact[] =>
  facts.flatMap((fact) => {
    const isAlternative = fact.sort === 'condition' && groupOf(fact.code).length > 1;
    if (!isAlternative || !isAsked(fact) || !isSettled(fact, isKnown)) return [fact];
    return isKnown(fact) ? [{ ...fact, unsure: false }] : [];
  });
