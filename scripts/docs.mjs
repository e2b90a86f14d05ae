// Writes every generated document (npm run docs): the modules of the word lists, docs/plan-checks.md, the index of the
// decisions, docs/data-model.md and docs/api.json, which it also lints. With -- --check it only reports those that are
// old.
import { buildIfNeeded } from './build.mjs';
import { decisionsDocument } from './decisions-document.mjs';
import { dataModelDocument } from './data-model-document.mjs';
import { run } from './run.mjs';

const isCheck = process.argv.includes('--check');
const words = await run('node', ['scripts/vocabulary.mjs', ...process.argv.slice(2)]);
// This module is loaded late, since it imports the modules of the word lists that were just written.
const { planChecksDocument } = await import('./plan-checks-document.mjs');
const planChecks = await planChecksDocument(isCheck);
const decisions = await decisionsDocument(isCheck);
await buildIfNeeded(['backend']);
const dataModel = await dataModelDocument(isCheck);
const written = await run('node', [
  'backend/dist/operations/commands/write-api-document.js',
  ...process.argv.slice(2),
]);
const linted = await run('redocly', ['lint', 'docs/api.json']);
process.exitCode = words || planChecks || decisions || dataModel || written || linted;
