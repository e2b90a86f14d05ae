import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';
import { root } from './run.mjs';

/** Writes a generated document, or reports that it is old; answers 0 when it is up to date. */
export async function writtenDocument(place, text, isCheck) {
  const file = path.join(root, place);
  const formatted = await prettier.format(text, { ...(await prettier.resolveConfig(file)), filepath: file });
  if (!isCheck) writeFileSync(file, formatted);
  const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === formatted;
  if (!isCurrent) console.error(`${place} is older than what it is made of: run npm run docs.`);
  return isCurrent ? 0 : 1;
}
