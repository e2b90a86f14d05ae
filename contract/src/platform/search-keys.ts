import { MAX_EMAIL } from '../clients/client-input.ts';
import { similarKeys } from '../reading/name-keys.ts';
import { escapedPattern } from '../reading/escaped-pattern.ts';
import { isFound, nameForm, nameWords, typedWords, wordStarts } from '../reading/names.ts';
import { phonePart } from '../reading/phones.ts';
import { composed } from '../reading/text.ts';

/** Longest stored key and longest search term, in characters. */
export const MAX_SEARCH_KEY = 40;

/** A number with fewer digits may also be a part of a name or an address. */
const LEAST_OF_PHONE = 4;

const cut = (term: string): string => Array.from(term).slice(0, MAX_SEARCH_KEY).join('');

function suffixes(text: string): string[] {
  const characters = Array.from(text).slice(0, MAX_EMAIL);
  return characters.map((_, from) => characters.slice(from, from + MAX_SEARCH_KEY).join(''));
}

const usable = (keys: string[]): string[] => [...new Set(keys)].filter((key) => !key.startsWith(' '));

/**
 * The suffixes of a word that become keys. A word's start is covered by the text from it on, so an index would read
 * both.
 */
const keysOf = (text: string): string[] => [
  ...nameWords(text).flatMap((word) => suffixes(word).slice(1)),
  ...wordStarts(text).map(cut),
];

interface Found {
  name: string;
  /** Empty or left out: the person has none. */
  email?: string;
  phone: string;
}

/**
 * Keys by which a person is found: every suffix of each word of name, email and phone, and the joined words from each
 * one on; at most 40 characters each. A typed text occurs in a word exactly when a key starts with it, so that an index
 * can find it.
 */
export const searchKeys = ({ name, email = '', phone }: Found): string[] =>
  usable([name, email, phone].flatMap(keysOf));

/** Stored fields for an exact search of a person. */
export const searchFields = (person: Found) => ({
  searchKeys: searchKeys(person),
  nameForm: nameForm(person.name),
});

/** Search fields of a client; the desk also finds a client by a similar name. */
export const clientSearchFields = (client: Found) => ({
  ...searchFields(client),
  nameKeys: [...new Set(similarKeys(client.name).flat())],
});

/** A typed phone number as it is stored; undefined for other texts and for too few digits. */
function typedPhone(typed: string): string | undefined {
  const digits = phonePart(typed) ?? '';
  return digits.length < LEAST_OF_PHONE ? undefined : digits;
}

/** Finds people in a browser's list by the server's rule. */
export function isPersonFound({ name, email = '', phone }: Found, typed: string): boolean {
  const digits = typedPhone(typed);
  return digits === undefined
    ? isFound([name, email, phone], typed)
    : [name, email, phone].some((text) => text.includes(digits));
}

const startsWith = (term: string): string => `^${escapedPattern(cut(term))}`;

/** Joins a typed word's forms into the text that a key must start with. */
const partOfForm = ([form = '']: readonly string[]): string =>
  `${escapedPattern(form)}|(?:^| )${[...form].map(escapedPattern).join(' ?')}`;

/** A search: a record is found when it matches all parts. */
export interface SearchPatterns {
  /** Anchored expressions (source) on the search keys, for an index; one match of each list is enough. */
  keys: string[][];
  /** Expressions that the name's search form must match, among the records that the keys have found. */
  name: string[];
}

const isOfName = ([form = '']: readonly string[]): boolean => !/[\d@]/.test(form);

/**
 * Splits a typed search. Keys are searched for the longest word and for words with digits, as phones are; the other
 * words must be in the name. Both parts are empty when nothing is searched for.
 */
export function searchPatterns(typed: string): SearchPatterns {
  const phone = typedPhone(typed);
  const [longest, ...others] = phone === undefined ? typedWords(typed) : [[phone]];
  if (!longest) return { keys: [], name: [] };
  const ofKeys = [longest, ...others.filter((word) => !isOfName(word))];
  return {
    keys: ofKeys.map((forms) => forms.map(startsWith)),
    name: others.filter(isOfName).map(partOfForm),
  };
}

/** The search form of a paper's number, which keeps its marks: "2026-0061" is no phone number. */
const numberForm = (text: string): string => composed(text).toLowerCase().trim().replaceAll(/\s+/g, ' ');

/** Keys by which an invoice is found: every suffix of its number. */
export const numberKeys = (invoiceNumber: string): string[] => usable(suffixes(numberForm(invoiceNumber)));

/** The anchored expression for a part of an invoice number; undefined when nothing is searched for. */
export function numberPattern(typed: string): string | undefined {
  const term = numberForm(typed);
  return term === '' ? undefined : startsWith(term);
}
