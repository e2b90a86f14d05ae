import { CARE, LISTS, NO_LIST, OR_JOINTS } from './negation-words.ts';
import { groupsOf, partsOf, type Part } from './negation-parts.ts';
import { overlaps, type Span } from '../words/table-words.ts';

/** The result for a known word of a clause: it counts, is denied, or is doubtful. */
export type Standing = 'stands' | 'denied' | 'unsure';

/** How the words of a field are read. */
export interface Reading {
  /** True: "no" may be the Gujarati "of", as in "peanut no problem". */
  noIsOf: boolean;
  /** True: a word of treatment behind a known word leaves the illness open, "No DM medicines". */
  careIsOpen: boolean;
}

/** Most words in one piece of a list: "no shortness of breath or DM". */
const PIECE_WORDS = 5;

const isOr = (part: Part | undefined): boolean => part?.kind === 'joint' && OR_JOINTS.has(part.word);

/**
 * Finds the next known word, skipping fillers and "or" ("no signs or symptoms of DM"); if it must be joined, only
 * behind a joining word.
 */
function nextKnown(parts: readonly Part[], from: number, way: 1 | -1, isJoined: boolean): number | undefined {
  let joints = 0;
  for (let place = from; parts[place]; place += way) {
    const part = parts[place] as Part;
    if (part.kind === 'known') return !isJoined || joints > 0 ? place : undefined;
    if (part.kind === 'joint' && (isJoined || (way === 1 && isOr(part)))) joints += 1;
    else if (part.kind !== 'filler') return undefined;
  }
  return undefined;
}

/** Indexes of the known words that a negation denies from a place on: the nearest one, and those joined to it. */
function deniedFrom(parts: readonly Part[], start: number, way: 1 | -1): number[] {
  const denied: number[] = [];
  let place = nextKnown(parts, start, way, false);
  while (place !== undefined) {
    denied.push(place);
    place = nextKnown(parts, place + way, way, true);
  }
  return denied;
}

/** Finds the start of a list's next piece, behind "or" and unknown words. */
function nextPiece(parts: readonly Part[], from: number): number | undefined {
  for (const [words, part] of parts.slice(from).entries()) {
    if (isOr(part)) return from + words + 1;
    if (part.kind === 'known' || part.kind === 'negation' || words >= PIECE_WORDS) return undefined;
    if (CARE.has(part.word) || NO_LIST.has(part.word)) return undefined;
  }
  return undefined;
}

/** Denies the known words behind a negation, and in a list those of each piece: "no cough or DM". */
function deniedBehind(parts: readonly Part[], at: number, isList: boolean): number[] {
  const denied: number[] = [];
  let piece: number | undefined = at + 1;
  while (piece !== undefined) {
    const places = deniedFrom(parts, piece, 1);
    denied.push(...places);
    piece = isList ? nextPiece(parts, (places.at(-1) ?? piece - 1) + 1) : undefined;
  }
  return denied;
}

/**
 * Decides about each known word K of a clause with negations: "no K or K" and "K nathi" deny it; a word before a
 * negation that does not reach it counts ("DM not controlled"); behind other negated words ("no uncontrolled DM") or
 * two negations it is doubtful.
 */
export function standingsIn(text: string, known: readonly Span[], reading: Reading): Standing[] {
  const groups = groupsOf(known);
  const parts = partsOf(text, groups);
  const before = new Set<number>();
  const behind = new Set<number>();
  const unsure = new Set<number>();
  const groupAt = (place: number): number[] => {
    const part = parts[place];
    return part?.kind === 'known' ? [part.group] : [];
  };
  const isOpen = (place: number): boolean => {
    const next = parts[place + 1];
    return reading.careIsOpen && next !== undefined && 'word' in next && CARE.has(next.word);
  };
  for (const [place, part] of parts.entries()) {
    if (part.kind !== 'negation') continue;
    const rest = parts.slice(place + 1);
    const isEnd = rest.every(({ kind }) => kind === 'filler' || kind === 'negation');
    const denied = part.post && isEnd ? deniedFrom(parts, place - 1, -1).flatMap(groupAt) : [];
    const mayBeOf = part.word === 'no' && reading.noIsOf && rest.length > 0;
    for (const group of denied) (mayBeOf ? unsure : behind).add(group);
    if (!part.pre || denied.length > 0) continue;
    const reached = deniedBehind(parts, place, LISTS.has(part.word));
    for (const one of reached) for (const group of groupAt(one)) (isOpen(one) ? unsure : before).add(group);
    for (const one of untilNegation(rest)) if (one.kind === 'known') unsure.add(one.group);
  }
  return known.map((span) => {
    const group = groups.findIndex((one) => overlaps(one, span));
    if (before.has(group) && behind.has(group)) return 'unsure';
    if (before.has(group) || behind.has(group)) return 'denied';
    return unsure.has(group) ? 'unsure' : 'stands';
  });
}

/** The parts up to the next negation: those behind it belong to that one. */
function untilNegation(parts: readonly Part[]): readonly Part[] {
  const end = parts.findIndex(({ kind }) => kind === 'negation');
  return end < 0 ? parts : parts.slice(0, end);
}
