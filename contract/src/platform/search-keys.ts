import { MAX_EMAIL } from '../clients/client-input.ts';
import { similarKeys } from '../reading/name-keys.ts';
import { escapedPattern } from '../reading/escaped-pattern.ts';
import { isFound, nameForm, nameWords, typedWords, wordStarts } from '../reading/names.ts';
import { phonePart } from '../reading/phones.ts';
import { composed } from '../reading/text.ts';

/** Longest stored key and longest search term, in characters. */
export const MAX_SEARCH_KEY = 40;

/** Fewer digits may as well be a part of a name or an address. */
const LEAST_OF_PHONE = 4;

const cut = (term: string): string => Array.from(term).slice(0, MAX_SEARCH_KEY).join('');

function suffixes(text: string): string[] {
  const characters = Array.from(text).slice(0, MAX_EMAIL);
  return characters.map((_, from) => characters.slice(from, from + MAX_SEARCH_KEY).join(''));
}

const usable = (keys: string[]): string[] => [...new Set(keys)].filter((key) => !key.startsWith(' '));

/** A whole word begins what the text reads like from it on: as a key of its own an index would go through both. */
const keysOf = (text: string): string[] => [
  ...nameWords(text).flatMap((word) => suffixes(word).slice(1)),
  ...wordStarts(text).map(cut),
];

interface Found {
  name: string;
  email: string;
  phone: string;
}

/**
 * A person is found by these keys, in the form of names: every suffix of each word of name, e-mail and phone,
 * and the words from each one on as one; at most 40 characters each. A typed word occurs there exactly when a
 * key starts with it, so that an index finds it.
 */
export const searchKeys = ({ name, email, phone }: Found): string[] =>
  usable([name, email, phone].flatMap(keysOf));

/** The stored fields by which a person is found exactly. */
export const searchFields = (person: Found) => ({
  searchKeys: searchKeys(person),
  nameForm: nameForm(person.name),
});

/** The search fields of a client, who is also found by a similar name. */
export const clientSearchFields = (client: Found) => ({
  ...searchFields(client),
  nameKeys: [...new Set(similarKeys(client.name).flat())],
});

/** A typed phone number without its decoration, as it is stored; undefined for other texts and for few digits. */
function typedPhone(typed: string): string | undefined {
  const digits = phonePart(typed) ?? '';
  return digits.length < LEAST_OF_PHONE ? undefined : digits;
}

/** Finds people in a browser's list by the same rule as the server does by their search fields. */
export function isPersonFound({ name, email, phone }: Found, typed: string): boolean {
  const digits = typedPhone(typed);
  return digits === undefined
    ? isFound([name, email, phone], typed)
    : [name, email, phone].some((text) => text.includes(digits));
}

const startsWith = (term: string): string => `^${escapedPattern(cut(term))}`;

/** A part of a word, or several words from the beginning of one. */
const partOfForm = ([form = '']: readonly string[]): string =>
  `${escapedPattern(form)}|(?:^| )${[...form].map(escapedPattern).join(' ?')}`;

/** A record is found when all of this is there. */
export interface SearchPatterns {
  /** Anchored expressions (source) on the search keys, which an index answers; of each list one is enough. */
  keys: string[][];
  /** Expressions on the form of the name, of what the keys have found. */
  name: string[];
}

const isOfName = ([form = '']: readonly string[]): boolean => !/[\d@]/.test(form);

/**
 * Splits a text of a search box. The keys are asked for the longest word, and for those with digits, as
 * phones have; the others stand in the name. Both are empty when nothing is searched for.
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

/** Numbers of papers keep marks and order: "2026-0061" is no phone number. */
const numberForm = (text: string): string => composed(text).toLowerCase().trim().replaceAll(/\s+/g, ' ');

/** An invoice is found by these keys: every suffix of its number. */
export const numberKeys = (invoiceNumber: string): string[] => usable(suffixes(numberForm(invoiceNumber)));

/** The anchored expression for a part of an invoice number; undefined when nothing is searched for. */
export function numberPattern(typed: string): string | undefined {
  const term = numberForm(typed);
  return term === '' ? undefined : startsWith(term);
}
