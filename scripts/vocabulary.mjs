// npm run vocabulary: makes the modules of contract/src/care/vocabulary out of the word lists of
// backend/src/care/vocabulary, and says who signed them; -- --check only says whether the modules are old.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isStarted, root } from './run.mjs';
import { vocabularyFiles, vocabularyTexts } from './vocabulary-files.mjs';
import { modulesOf } from './vocabulary-modules.mjs';
import { readVocabulary } from './vocabulary-reader.mjs';

const folder = path.join(root, 'contract/src/care/vocabulary');

/** Writes the modules, or finds those that are old; modules of no table go. */
function writeModules(modules, isCheck) {
  mkdirSync(folder, { recursive: true });
  const old = Object.keys(modules).filter((name) => {
    const file = path.join(folder, name);
    return !existsSync(file) || readFileSync(file, 'utf8') !== modules[name];
  });
  const unknown = readdirSync(folder).filter((name) => !(name in modules));
  if (isCheck) return [...old, ...unknown];
  for (const name of old) writeFileSync(path.join(folder, name), modules[name]);
  for (const name of unknown) rmSync(path.join(folder, name));
  return [];
}

/** 0 when the word lists are right, and their modules are as they say. */
function vocabulary(isCheck) {
  const read = readVocabulary(vocabularyTexts());
  for (const problem of read.problems) console.error(problem);
  if (read.problems.length > 0) return 1;
  const old = writeModules(modulesOf(read), isCheck);
  for (const name of old) console.error(`${name} is older than its word list: run npm run vocabulary.`);
  const files = vocabularyFiles();
  if (!isCheck) for (const { place, rows, signed } of files) console.log(`${place}: ${rows} rows, ${signed}`);
  return old.length > 0 ? 1 : 0;
}

if (isStarted(import.meta.url)) process.exitCode = vocabulary(process.argv.includes('--check'));
