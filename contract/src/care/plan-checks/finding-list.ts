import { cleanLine } from '../../clients/client-input.ts';
import { inOrder } from '../../platform/in-order.ts';
import { OTHER } from '../precautions/precaution-words.ts';
import { searchable } from '../words/table-words.ts';
import {
  FINDING_LEVELS,
  type Finding,
  type FindingLevel,
  type FindingPlace,
  type UncheckedPart,
} from './findings.ts';
import type { HealthFact } from './health-facts.ts';
import { softened } from './rule-rows.ts';

interface Said {
  rule: string;
  level: FindingLevel;
  /** The fact behind the finding; null without one, as for an upper level. */
  fact: HealthFact | null;
  /** The food or substance. */
  subject: string;
  /** A part of the key, such as a step of the dose: when it changes, the doctor is asked anew. */
  step?: string | number;
  words: string;
  source: string;
  places: readonly FindingPlace[];
}

/** Longest key; a request takes 400 characters. */
const LONGEST_KEY = 300;

/** Shortens a long text to a hash (FNV-1a). */
function markOf(text: string): string {
  let mark = 0x81_1c_9d_c5;
  for (const letter of text) mark = Math.imul(mark ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  return (mark >>> 0).toString(16);
}

/** Joins the parts of a key to one line of limited length, as a request takes it. */
function keyOf(parts: readonly (string | number)[]): string {
  const key = cleanLine(searchable(parts.join(':')));
  return key.length <= LONGEST_KEY
    ? key
    : `${cleanLine(key.slice(0, LONGEST_KEY - 20).replace(/[\ud800-\udbff]$/, ''))} ${markOf(key)}`;
}

const factCode = (fact: HealthFact | null): string => {
  if (!fact) return '-';
  return fact.code === OTHER ? `${OTHER} ${fact.text.toLowerCase()}` : fact.code;
};

const placeKey = ({ plan, week = -1, meal = -1, group = -1, item = -1, take = -1 }: FindingPlace): string =>
  [plan, week, meal, group, item, take].join(':');

/** Collects findings and unchecked parts, each once with all its places. */
export class FindingList {
  private readonly found = new Map<string, Finding>();
  private readonly unchecked = new Map<string, UncheckedPart>();
  private readonly inPart = new Set<HealthFact>();

  add({ rule, level: strict, fact, subject, step, words, source, places }: Said): void {
    const level = softened(strict, fact?.unsure ?? false);
    const key = keyOf([rule, factCode(fact), subject, level, ...(step === undefined ? [] : [step])]);
    const before = this.found.get(key);
    if (!before) {
      this.found.set(key, { key, rule, level, words, source, fact: fact?.key ?? null, places: [...places] });
      return;
    }
    before.places.push(...places);
    if (words < before.words) before.words = words;
  }

  notChecked(
    of: UncheckedPart['of'],
    subject: string,
    words: string,
    places: readonly FindingPlace[] = [],
  ): void {
    const key = `${of}:${subject}`;
    const before = this.unchecked.get(key);
    if (!before) this.unchecked.set(key, { key, of, words, places: [...places] });
    else {
      before.places.push(...places);
      if (words < before.words) before.words = words;
    }
  }

  /** Notes facts for which an unknown item could not be checked. */
  notAllCheckedFor(facts: readonly HealthFact[]): void {
    for (const fact of facts) this.inPart.add(fact);
  }

  isCheckedInPart(fact: HealthFact): boolean {
    return this.inPart.has(fact);
  }

  /** Sorts stops first, by content only, so that the order of the input does not matter. */
  sorted(): { findings: Finding[]; notChecked: UncheckedPart[] } {
    const rank = ({ level }: Finding) => FINDING_LEVELS.indexOf(level);
    return {
      findings: [...this.found.values()]
        .map((finding) => ({ ...finding, places: placesOnce(finding.places) }))
        .toSorted((one, other) => rank(one) - rank(other) || inOrder(one.key, other.key)),
      notChecked: [...this.unchecked.values()]
        .map((one) => ({ ...one, places: placesOnce(one.places) }))
        .toSorted((one, other) => inOrder(one.key, other.key)),
    };
  }
}

const DEPTHS = ['week', 'meal', 'group', 'item', 'take'] as const;
function inPlans(one: FindingPlace, other: FindingPlace): number {
  const depth = DEPTHS.find((at) => one[at] !== other[at]);
  return inOrder(one.plan, other.plan) || (depth ? (one[depth] ?? -1) - (other[depth] ?? -1) : 0);
}

/** Removes duplicate places and sorts them by plan. */
export function placesOnce(places: readonly FindingPlace[]): FindingPlace[] {
  // A shortcut, since most findings have one place.
  if (places.length < 2) return [...places];
  return [...new Map(places.map((place) => [placeKey(place), place])).values()].toSorted(inPlans);
}
