// Describes the tables of backend/src/care/vocabulary, and finds problems of a single row.

export const COLUMNS = ['code', 'use', 'shared', 'latin', 'hindi', 'gujarati'];
export const LABEL_COLUMNS = ['table', 'code', 'label', 'source', 'on'];

/** Names consist of letters, digits, spaces, hyphens and apostrophes, which their readers know. */
const NAME = /^[\p{L}\p{M}\p{N} '’-]+$/u;
/** Words in sentences may have signs, too: "h/o", "&". */
const CLAUSE = /^[\p{L}\p{M}\p{N} '’/&+-]+$/u;
/** A word that ends in `*` takes any ending. */
const STEM = /^[\p{L}\p{M}\p{N} '’-]+\*?$/u;

/**
 * The tables by their files. `rows`: each code has its label in labels.csv; `record`: each code is a key; `signs`: a
 * key with words side by side; without a kind there are only lists. `isOne`: a word stands under one code only, since
 * its reader answers one.
 */
export const TABLES = {
  'food-lists': { takes: NAME },
  contents: { kind: 'rows', takes: NAME },
  'in-names': { kind: 'rows', takes: NAME },
  diets: { kind: 'rows', takes: NAME, isOne: true },
  wishes: { kind: 'rows', takes: NAME, isOne: true },
  conditions: { kind: 'rows', takes: NAME },
  medicines: { kind: 'rows', takes: NAME },
  states: { kind: 'rows', takes: NAME, isOne: true },
  avoided: { kind: 'rows', takes: NAME, isOne: true },
  meats: { kind: 'rows', takes: NAME, isOne: true },
  shells: { kind: 'rows', takes: NAME },
  families: { kind: 'rows', takes: NAME, isOne: true },
  traits: { kind: 'rows', takes: NAME },
  substances: { kind: 'rows', takes: NAME, isOne: true },
  'meeting-foods': { kind: 'rows', takes: NAME, isOne: true },
  dangers: { kind: 'record', takes: STEM, isOne: true },
  'danger-signs': { kind: 'signs', takes: STEM, isOne: true },
  negations: { takes: CLAUSE },
  clauses: { takes: CLAUSE },
  leftovers: { takes: NAME },
};

/** Each column has words of one script; a word without letters ("/") belongs to the Latin column. */
const OTHER_SCRIPTS = {
  latin: /(?!\p{Script=Latin})\p{L}/u,
  hindi: /(?!\p{Script=Devanagari})\p{L}/u,
  gujarati: /(?!\p{Script=Gujarati})\p{L}/u,
};
const SCRIPTS = Object.keys(OTHER_SCRIPTS);

const USES = {
  rows: /^(?:list|words|may|doses|forms|except|endings|(?:of|made) \d)$/,
  record: /^words$/,
  signs: /^(?:list|words|apart|not before|not with|(?:one|other|first|then) \d)$/,
};

export const listOf = (cell) => (cell === '' ? [] : cell.split(';').map((one) => one.trim()));

/** Returns the words that a row has of its own. */
export const wordsOf = (row) => SCRIPTS.flatMap((script) => listOf(row[script]));

function wordProblem(word, script, takes) {
  if (word === '') return `has an empty word in the column ${script}`;
  if (OTHER_SCRIPTS[script].test(word))
    return `has “${word}” in the column ${script}, which is of another script`;
  if (!takes.test(word)) return `has “${word}”, of which its reader does not take every sign`;
  if (word !== word.normalize('NFC').toLowerCase())
    return `has “${word}”, which is not in small, composed letters`;
  return undefined;
}

/** Says why a row is wrong: "has an empty cell …". */
export function rowProblems(row) {
  const { kind, takes } = TABLES[row.file];
  if (row.code === '' || row.use === '') return ['has an empty cell: it needs a code and a use'];
  if (!(USES[kind] ?? /^list$/).test(row.use)) return [`has the use “${row.use}”, which no reader knows`];
  if (row.use === 'list' && !/^[a-z]+(?:-[a-z]+)*$/.test(row.code))
    return [`names its list “${row.code}”, which is not in small letters and hyphens`];
  if ([row.shared, ...wordsOf(row)].every((one) => one === '')) return ['has an empty cell: it needs words'];
  return SCRIPTS.flatMap((script) =>
    listOf(row[script]).map((word) => wordProblem(word, script, takes)),
  ).filter(Boolean);
}

/** Says why a row of labels.csv is wrong, beside those before it. */
export function labelProblem({ table, code, label, on }, before) {
  if (TABLES[table]?.kind !== 'rows') return `is of the table “${table}”, which has no labels`;
  if (code === '' || label === '') return 'has an empty cell: it needs a code and a label';
  if (on !== 'yes' && on !== 'no') return 'is switched neither on (yes) nor off (no)';
  if (before.some((one) => one.table === table && one.code === code))
    return `has the code “${code}” a second time`;
  return undefined;
}
