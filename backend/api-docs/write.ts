import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { apiDocument } from './document.ts';

// npm run docs: writes docs/api.json from the sources of the backend; with --check it only says whether it is old.
const file = path.resolve(import.meta.dirname, '../../docs/api.json');
const text = await format(JSON.stringify(apiDocument()), { ...(await resolveConfig(file)), filepath: file });
if (!process.argv.includes('--check')) {
  await writeFile(file, text);
} else if ((await readFile(file, 'utf8')) !== text) {
  console.error('docs/api.json does not describe the present sources: npm run docs writes it again.');
  process.exitCode = 1;
}
