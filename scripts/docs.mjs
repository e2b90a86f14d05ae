// npm run docs: makes the modules of the word lists, writes docs/plan-checks.md from the plan checks' tables and docs/api.json from the
// built server, and lints that one; -- --check only says whether they are old.
import { buildIfNeeded } from './build.mjs';
import { run } from './run.mjs';

const words = await run('node', ['scripts/vocabulary.mjs', ...process.argv.slice(2)]);
// Its tables are made of the word lists.
const { planChecksDocument } = await import('./plan-checks-document.mjs');
const planChecks = await planChecksDocument(process.argv.includes('--check'));
await buildIfNeeded(['backend']);
const written = await run('node', [
  'backend/dist/operations/commands/write-api-document.js',
  ...process.argv.slice(2),
]);
const linted = await run('redocly', ['lint', 'docs/api.json']);
process.exitCode = words || planChecks || written || linted;
