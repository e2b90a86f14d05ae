import {
  placeOf,
  type KnownFact,
  type Precautions,
  type UncheckedWords,
} from '@clinic/contract/care/precautions/precautions';
import { sortOfField } from './precaution-choices.ts';

/** A text of the forms with an open question, once for all its places. */
export interface AskedRow {
  key: string;
  text: string;
  /** Uncertain readings of the text: "nuts" as peanuts, and as tree nuts. */
  facts: KnownFact[];
  /** Places where the text could not be read at all. */
  words: UncheckedWords[];
}

const keyOf = ({ field, text }: Pick<KnownFact, 'field' | 'text'>): string =>
  `${sortOfField(field)}:${text.toLowerCase()}`;
export const isAsked = ({ unsure, state }: KnownFact): boolean => unsure && state === 'open';

type Place = Pick<KnownFact, 'field' | 'text'>;

function rowsOf(facts: readonly KnownFact[], words: readonly UncheckedWords[]): AskedRow[] {
  const rows = new Map<string, AskedRow>();
  const rowOf = (place: Place): AskedRow => {
    const key = keyOf(place);
    const row = rows.get(key) ?? { key, text: place.text, facts: [], words: [] };
    rows.set(key, row);
    return row;
  };
  for (const fact of facts) rowOf(fact).facts.push(fact);
  for (const one of words) rowOf(one).words.push(one);
  return [...rows.values()];
}

/** The texts with an open question, each once. */
export const askedRows = ({ facts, notChecked }: Pick<Precautions, 'facts' | 'notChecked'>): AskedRow[] =>
  rowsOf(
    facts.filter(isAsked),
    notChecked.filter(({ means }) => means === null),
  );

/** Texts that were already answered, each once. */
export const answeredRows = ({ notChecked }: Pick<Precautions, 'notChecked'>): AskedRow[] =>
  rowsOf(
    [],
    notChecked.filter(({ means }) => means !== null),
  );

/** The fields of a row, each once. */
export const placesOf = ({ facts, words }: AskedRow): Place[] => [
  ...new Map([...facts, ...words].map((one) => [placeOf(one), one])).values(),
];
