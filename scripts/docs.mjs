// npm run docs: writes docs/api.json from the built server; -- --check only says whether it is old. Then lints it.
import { buildIfNeeded } from './build.mjs';
import { run } from './run.mjs';

await buildIfNeeded(['backend']);
const written = await run('node', [
  'backend/dist/operations/commands/write-api-document.js',
  ...process.argv.slice(2),
]);
const linted = await run('redocly', ['lint', 'docs/api.json']);
process.exitCode = written || linted;
