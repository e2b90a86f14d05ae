// Lists the files of words with their rows and SHA-256, which a doctor signs.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { root } from './run.mjs';
import { TABLES } from './vocabulary-tables.mjs';

export const FOLDER = 'backend/src/care/vocabulary';
const BRANDS = 'backend/src/care/medicines/brands.csv';
const SIGNED_COLUMNS = ['name', 'registration', 'date', 'file', 'sha256'];

const placeOf = (file) => (file === 'brands' ? BRANDS : `${FOLDER}/${file}.csv`);
export const textOf = (file) => readFileSync(path.join(root, placeOf(file)), 'utf8');

/** Returns the texts of all tables and their labels, by their files. */
export const vocabularyTexts = () =>
  Object.fromEntries([...Object.keys(TABLES), 'labels'].map((file) => [file, textOf(file)]));

/** Reads the signatures of signed.csv; refuses one without a name, a registration number, a day, a file and its sum. */
export function readSignatures(text) {
  const [header = [], ...lines] = parse(text, { relax_column_count: true });
  if (header.join() !== SIGNED_COLUMNS.join())
    throw new Error(`signed.csv has other columns than ${SIGNED_COLUMNS.join(', ')}.`);
  return lines.map((cells, place) => {
    const [name = '', registration = '', date = '', file = '', sum = ''] = cells.map((cell) => cell.trim());
    const isFull =
      name !== '' && registration !== '' && /^\d{4}-\d\d-\d\d$/.test(date) && /^[\da-f]{64}$/.test(sum);
    if (!isFull || !(file in TABLES || file === 'labels' || file === 'brands'))
      throw new Error(
        `Row ${place + 2} of signed.csv needs a name, a registration number, a date like 2026-01-31, a file and its SHA-256.`,
      );
    return { name, registration, date, file, sum };
  });
}

/** Describes the signatures of a file, of which the last one counts. */
export function signedWords(file, sum, signatures) {
  const last = signatures.findLast((one) => one.file === file);
  if (!last) return 'not signed yet';
  if (last.sum !== sum) return `changed since signed on ${last.date} by ${last.name} (${last.registration})`;
  return `signed on ${last.date} by ${last.name} (${last.registration})`;
}

/** Returns each file with its rows, its sum and its signature. */
export function vocabularyFiles() {
  const signatures = readSignatures(textOf('signed'));
  return [...Object.keys(TABLES), 'labels', 'brands'].map((file) => {
    const text = textOf(file);
    const sum = createHash('sha256').update(text).digest('hex');
    return {
      file,
      place: placeOf(file),
      rows: parse(text).length - 1,
      sum,
      signed: signedWords(file, sum, signatures),
    };
  });
}
