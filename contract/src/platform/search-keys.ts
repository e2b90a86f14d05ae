import { MAX_EMAIL, normalisePhone } from '../clients/client-input.ts';
import { PHONE_DIGITS } from '../constants.ts';

/** Longest stored key and longest search term, in characters. */
export const MAX_SEARCH_KEY = 40;

function comparable(text: string): string {
  return text.normalize('NFC').toLowerCase().trim().replace(/\s+/g, ' ');
}

function suffixes(text: string): string[] {
  const characters = Array.from(comparable(text)).slice(0, MAX_EMAIL);
  return characters.map((_, from) => characters.slice(from, from + MAX_SEARCH_KEY).join(''));
}

const usable = (keys: string[]): string[] => [...new Set(keys)].filter((key) => !key.startsWith(' '));

const cut = (term: string): string => Array.from(term).slice(0, MAX_SEARCH_KEY).join('');

const startsWith = (term: string): string | undefined =>
  term === '' ? undefined : `^${term.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}`;

/**
 * What a client is found by: every suffix of name, e-mail and phone, lower-cased, at most 40 characters each.
 * A term occurs anywhere in one of the three exactly when a key starts with it, so that an index finds it.
 */
export function searchKeys(client: { name: string; email: string; phone: string }): string[] {
  return usable([client.name, client.email, client.phone].flatMap(suffixes));
}

/**
 * What was typed into a search box, in the form of the keys: lower-cased, at most 40 characters; a phone
 * number loses spaces, dashes and country code as it does when it is stored.
 */
export function searchTerm(typed: string): string {
  const term = comparable(typed);
  const digits = term.replace(/[\s\p{Pd}]/gu, '');
  const isPhone = /^\+?\d{4,}$/.test(digits);
  const plain = isPhone && digits.length > PHONE_DIGITS ? normalisePhone(digits) : digits;
  return cut(isPhone ? plain : term);
}

/** The anchored regular expression (source) for a search on keys; undefined when nothing is searched for. */
export function searchPattern(typed: string): string | undefined {
  return startsWith(searchTerm(typed));
}

/** What an invoice is found by: every suffix of its number, as a client's name is kept. */
export const numberKeys = (invoiceNumber: string): string[] => usable(suffixes(invoiceNumber));

/** As `searchPattern`, for a part of an invoice number: "2026-0061" is no phone number and keeps its dash. */
export const numberPattern = (typed: string): string | undefined => startsWith(cut(comparable(typed)));
