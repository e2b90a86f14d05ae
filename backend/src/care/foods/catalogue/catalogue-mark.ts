import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { tableText } from './table-files.ts';

/** Makes a short hash of all tables, to notice a changed line. */
export function catalogueMark(): string {
  const hash = createHash('sha256').update(tableText('usda.csv'));
  for (const folder of ['ingredients', 'dishes'])
    for (const file of readdirSync(path.join(import.meta.dirname, folder)).toSorted())
      hash.update(file).update(tableText(folder, file));
  return hash.digest('hex').slice(0, 12);
}
