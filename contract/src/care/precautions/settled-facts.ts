import type { Meaning } from './precaution-facts.ts';
import type { KnownFact } from './precautions.ts';

/** One word may mean either, and a client hardly has both. */
const ALTERNATIVES: readonly (readonly string[])[] = [
  ['hypothyroid', 'hyperthyroid'],
  ['stones', 'gallstones'],
];
/** Medicines that say which of them it is. */
const TAKEN_FOR = new Map([['hypothyroid', 'levothyroxine']]);

const isAsked = ({ unsure, state }: KnownFact): boolean => unsure && state === 'open';
const groupOf = (code: string): readonly string[] =>
  ALTERNATIVES.find((codes) => codes.includes(code)) ?? [code];

export type Known = (meaning: Meaning) => boolean;

/** A meaning is surely known when it is read and not asked, answered, or added. */
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

/** A meaning is settled when it, or its alternative, is known. */
export const isSettled = ({ sort, code }: Meaning, isKnown: Known): boolean =>
  (sort === 'condition' ? groupOf(code) : [code]).some((one) => isKnown({ sort, code: one }));

/**
 * Without questions that are answered elsewhere: beside "hypothyroid" or thyroxine the program "Thyroid" asks nothing of
 * hyperthyroid, and means what is known.
 */
export const withoutSettled = (facts: readonly KnownFact[], isKnown: Known): KnownFact[] =>
  facts.flatMap((fact) => {
    const isAlternative = fact.sort === 'condition' && groupOf(fact.code).length > 1;
    if (!isAlternative || !isAsked(fact) || !isSettled(fact, isKnown)) return [fact];
    return isKnown(fact) ? [{ ...fact, unsure: false }] : [];
  });
