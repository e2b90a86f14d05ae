// Reads the word lists of backend/src/care/vocabulary; problems name file and row.
import { parse } from 'csv-parse/sync';
import {
  COLUMNS,
  LABEL_COLUMNS,
  labelProblem,
  listOf,
  rowProblems,
  TABLES,
  wordsOf,
} from './vocabulary-tables.mjs';

/** Returns cells by lines, without the byte order mark of a spreadsheet. */
function cellsOf(file, text, problems) {
  try {
    return parse(text, { relax_column_count: true, bom: true });
  } catch (error) {
    problems.push(`${file}.csv is no table: ${error.message}.`);
    return [];
  }
}

/** Returns rows by their columns, numbered as in a spreadsheet. */
function rowsOf(file, text, columns, problems) {
  const [header = [], ...lines] = cellsOf(file, text, problems);
  if (header.join() !== columns.join())
    problems.push(`${file}.csv has other columns than ${columns.join(', ')}.`);
  const isLong = lines.findIndex(({ length }) => length > columns.length);
  if (isLong >= 0) problems.push(`Row ${isLong + 2} of ${file}.csv has more cells than columns.`);
  return lines.map((cells, place) => ({
    file,
    number: place + 2,
    ...Object.fromEntries(columns.map((column, at) => [column, (cells[at] ?? '').trim()])),
  }));
}

/** Combines lists: "a × b" is each word of a before each of b. */
function sharedWords(name, lists, say) {
  const [first, second, ...others] = name.split(' × ').map((one) => {
    const list = lists.get(one);
    if (!list) say(`shares the list “${one}”, which no file has`);
    else if (list.shared !== '') say(`shares the list “${one}”, which shares others itself`);
    return list ? wordsOf(list) : [];
  });
  if (others.length > 0) say(`shares “${name}”, of more than two lists`);
  return second ? first.flatMap((one) => second.map((other) => `${one} ${other}`)) : first;
}

/**
 * Finds repetitions: a code that is used twice, a word twice in a row, a word of two codes where the reader needs one.
 */
function twiceFinder() {
  const uses = new Set();
  const codes = new Map();
  return ({ file, code, use }, words, say) => {
    const place = `${file}.${code}.${use}`;
    if (uses.has(place)) say(`has “${use}” of “${code}” a second time`);
    uses.add(place);
    const twice = words.find((word, at) => words.indexOf(word) < at);
    if (twice) say(`has the word “${twice}” twice`);
    if (use !== 'words' || !TABLES[file].isOne) return;
    for (const word of words) {
      const other = codes.get(`${file}.${word}`);
      if (other) say(`has “${word}”, which is of “${other}”, too: its reader takes one`);
      codes.set(`${file}.${word}`, code);
    }
  };
}

/** Returns the tables of texts by their files, with labels, and all problems; rows with problems are left out. */
export function readVocabulary(texts) {
  const problems = [];
  const sayOf = (row, file) => (problem) => problems.push(`Row ${row.number} of ${file}.csv ${problem}.`);
  const labels = [];
  for (const row of rowsOf('labels', texts.labels, LABEL_COLUMNS, problems)) {
    const problem = labelProblem(row, labels);
    if (problem) sayOf(row, 'labels')(problem);
    else labels.push({ ...row, on: row.on === 'yes' });
  }
  const rows = Object.keys(TABLES)
    .flatMap((file) => rowsOf(file, texts[file], COLUMNS, problems))
    .filter((row) => {
      const found = rowProblems(row);
      found.forEach(sayOf(row, row.file));
      return found.length === 0;
    });
  const lists = new Map();
  for (const row of rows.filter(({ use }) => use === 'list')) {
    const other = lists.get(row.code);
    if (other) sayOf(row, row.file)(`has the list “${row.code}”, which stands in ${other.file}.csv`);
    lists.set(row.code, row);
  }
  const findTwice = twiceFinder();
  for (const row of rows) {
    const say = sayOf(row, row.file);
    const isKnown = labels.some(({ table, code }) => table === row.file && code === row.code);
    if (TABLES[row.file].kind === 'rows' && row.use !== 'list' && !isKnown)
      say(`has the code “${row.code}”, which labels.csv does not have`);
    const shared = listOf(row.shared).flatMap((name) => sharedWords(name, lists, say));
    findTwice(row, [...shared, ...wordsOf(row)], say);
  }
  return { rows, labels, lists, sharedWords: (name) => sharedWords(name, lists, () => undefined), problems };
}
