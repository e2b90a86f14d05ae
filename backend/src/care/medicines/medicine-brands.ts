import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { MedicineBrand } from '@clinic/contract/care/precautions/medicine-names';
import { tableRows } from '../foods/catalogue/table-files.ts';

const COLUMNS = [
  'brand',
  'salts',
  'level',
  'repository1',
  'commit1',
  'line1',
  'repository2',
  'commit2',
  'line2',
] as const;

/** Returns the rows of the table of brands, each with its source. */
export const brandRows = () =>
  tableRows(readFileSync(path.join(import.meta.dirname, 'brands.csv'), 'utf8'), COLUMNS);

let known: readonly MedicineBrand[] | undefined;

/**
 * Returns Indian brands with their salts, always the same list. It is loaded with the first form that needs it, so that
 * the start does not wait.
 */
export const medicineBrands = (): readonly MedicineBrand[] =>
  (known ??= brandRows().map(({ brand, salts, level }) => ({
    name: brand,
    salts: salts.split('+'),
    isSure: level === 'fact',
  })));
