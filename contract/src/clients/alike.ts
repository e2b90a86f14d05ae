import type { Day } from '../clinic-calendar.ts';
import { isAlikeName, readName, type ReadName } from '../reading/name-score.ts';

/** Most people whom the desk is asked about before a client is saved. */
export const MOST_ALIKE = 8;

/** A number of more records than this may be the number of no single person or family. */
export const MOST_OF_ONE_NUMBER = 12;

/** Reasons for which two records may be of one person: the number, or the birthday with a name that sounds alike. */
export const ALIKE_REASONS = ['phone', 'birthday'] as const;
export type AlikeReason = (typeof ALIKE_REASONS)[number];

/** The desk's word about people who are alike: one family, or just other people. */
export const ALIKE_ANSWERS = ['family', 'other'] as const;
export type AlikeAnswer = (typeof ALIKE_ANSWERS)[number];

/** The presses of the question, by what they say. */
export const ALIKE_WORDS: Readonly<Record<AlikeAnswer, string>> = {
  family: 'Same family',
  other: 'Another person',
};

/** The facts by which two people are compared. */
export interface ComparedPerson {
  name: string;
  /** Ten digits. */
  phone: string;
  /** yyyy-MM-dd; null: unknown. */
  birthday: Day | null;
}

/** A client who is like the typed one. */
export interface AlikeClient extends ComparedPerson {
  id: string;
  /** At least one, `phone` first. */
  why: AlikeReason[];
}

/** The typed fields of a new client; those that are left out or empty are not compared. */
export interface AlikeQuery {
  name?: string;
  /** Ten digits after blanks, dashes, brackets and a leading +91, 0091, 91 or 0 are gone. */
  phone?: string;
  /** yyyy-MM-dd. */
  birthday?: Day;
}

/** The answer to the question about people who are alike, sent with the new client. */
export interface AnsweredAlike {
  answer: AlikeAnswer;
  /** Ids of the clients that the question named, 1–8. */
  clients: string[];
}

/** Answers a row of the list "Twice in the books?". */
export interface AnswerAlike {
  answer: AlikeAnswer;
  /** The `fact` of the row that was read: when the people in it are others by now, 409. */
  fact: string;
}

/** Compares a typed person with one in the books. */
export function alikeReasons(typed: Partial<ComparedPerson>, known: ComparedPerson): AlikeReason[] {
  const isOfBirthday =
    Boolean(typed.birthday) &&
    typed.birthday === known.birthday &&
    isAlikeName(readName(typed.name ?? ''), readName(known.name));
  return [
    ...(typed.phone && typed.phone === known.phone ? (['phone'] as const) : []),
    ...(isOfBirthday ? (['birthday'] as const) : []),
  ];
}

type Named = Pick<ComparedPerson, 'name' | 'phone'> & { id: string };

/**
 * Groups people of one birthday by names that are alike, each group in the given order. Only groups with at least one of
 * `seeds` (ids) are looked for, since a day such as 1 January may have hundreds of people. People who all have one
 * number are no group: the number is one already.
 */
export function groupsByName(people: readonly Named[], seeds: Iterable<string>): string[][] {
  const byName = new Map<string, { read: ReadName; ids: Set<string> }>();
  for (const { id, name } of people) {
    const known = byName.get(name) ?? { read: readName(name), ids: new Set() };
    byName.set(name, { ...known, ids: known.ids.add(id) });
  }
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  const grouped = new Set<string>();
  return [...seeds].flatMap((seed) => {
    const first = nameOf.get(seed);
    if (first === undefined || grouped.has(first)) return [];
    grouped.add(first);
    const names = [first];
    // The list grows while it is walked: a client who is like one of the group belongs to it.
    for (const name of names)
      for (const [other, { read }] of byName) {
        if (grouped.has(other) || !isAlikeName(byName.get(name)?.read as ReadName, read)) continue;
        grouped.add(other);
        names.push(other);
      }
    const members = people.filter(({ name }) => names.includes(name));
    return new Set(members.map(({ phone }) => phone)).size > 1 ? [members.map(({ id }) => id)] : [];
  });
}

/** The people of an answer, by their ids. */
export interface AnsweredPeople {
  members: readonly string[];
}

/** Tells whether one answer is about all of these people: a newcomer opens the question again. */
export const isAnswered = (members: readonly string[], answers: readonly AnsweredPeople[]): boolean =>
  answers.some((answer) => members.every((member) => answer.members.includes(member)));

/**
 * The people about whom an answer holds: those whom the question named, the new one, and others about whom the named
 * ones were answered before, since the question names only the first eight.
 */
export function peopleOfAnswer(
  named: readonly string[],
  newcomer: string,
  before: readonly AnsweredPeople[],
): string[] {
  const known = before.filter(({ members }) => named.every((id) => members.includes(id)));
  return [...new Set([...known.flatMap(({ members }) => members), ...named, newcomer])];
}
