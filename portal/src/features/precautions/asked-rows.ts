import {
  placeOf,
  type KnownFact,
  type Precautions,
  type UncheckedWords,
} from '@clinic/contract/care/precautions/precautions';
import { sortOfField } from './precaution-choices.ts';

/** A text of the forms that must be answered, wherever it stands. */
export interface AskedRow {
  key: string;
  text: string;
  /** Readings that may be wrong: "nuts" as peanuts, and as tree nuts. */
  facts: KnownFact[];
  /** Its places where nothing is known of it. */
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

/** The texts that ask, each once. */
export const askedRows = ({ facts, notChecked }: Pick<Precautions, 'facts' | 'notChecked'>): AskedRow[] =>
  rowsOf(
    facts.filter(isAsked),
    notChecked.filter(({ means }) => means === null),
  );

/** Words that were answered before, each text once. */
export const answeredRows = ({ notChecked }: Pick<Precautions, 'notChecked'>): AskedRow[] =>
  rowsOf(
    [],
    notChecked.filter(({ means }) => means !== null),
  );

/** Where a row stands, each place once. */
export const placesOf = ({ facts, words }: AskedRow): Place[] => [
  ...new Map([...facts, ...words].map((one) => [placeOf(one), one])).values(),
];
