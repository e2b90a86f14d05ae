// Makes the modules of contract/src/care/vocabulary from the word lists of backend/src/care/vocabulary, and prints who
// signed them (npm run vocabulary); with -- --check it only reports whether the modules are old.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isStarted, root } from './run.mjs';
import { vocabularyFiles, vocabularyTexts } from './vocabulary-files.mjs';
import { modulesOf } from './vocabulary-modules.mjs';
import { readVocabulary } from './vocabulary-reader.mjs';

const folder = path.join(root, 'contract/src/care/vocabulary');

/** Writes the modules, or finds old ones; modules without a table are deleted. */
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

/** Answers 0 when the word lists are right and their modules are up to date. */
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
