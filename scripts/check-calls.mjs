// Says where a screen or its test spells out a path of the API: both make their calls by the tables in contract/src/*/*-calls.ts.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ALL_CALLS } from '../contract/src/all-calls.ts';
import { patternOf } from '../contract/src/calls.ts';
import { root } from './run.mjs';

/** A written path begins with one of these: `/appointment/update/` for `/appointment/update/:id`. */
const beginnings = [...new Set(ALL_CALLS.map((call) => patternOf(call).replace(/:.*/, '')))];
const written = new RegExp(`['"\`](?:[A-Z]+ )?(?:/api)?(?:${beginnings.join('|')})`);
const files = globSync('{ui/test,ui/src,portal/src,backoffice/src}/**/*.{ts,tsx}', { cwd: root });
const found = files.flatMap((file) =>
  readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .flatMap((line, index) => (written.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
);
for (const place of found) console.error(place);
if (found.length > 0) process.exitCode = 1;
