// npm run docs: makes the modules of the word lists and every document that is made of something else: docs/plan-checks.md
// of the plan checks' tables, the index of the decisions of their heads, docs/data-model.md and docs/api.json of the built
// server; it lints the last one. -- --check only says whether they are old.
import { buildIfNeeded } from './build.mjs';
import { decisionsDocument } from './decisions-document.mjs';
import { dataModelDocument } from './data-model-document.mjs';
import { run } from './run.mjs';

const isCheck = process.argv.includes('--check');
const words = await run('node', ['scripts/vocabulary.mjs', ...process.argv.slice(2)]);
// Its tables are made of the word lists.
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
