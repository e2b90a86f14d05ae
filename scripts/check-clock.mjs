// Says where the server asks the machine for the time: it asks its Clock, which tests move (backend/src/platform/config/clock.ts).
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

const CLOCK = 'backend/src/platform/config/clock.ts';
const files = globSync('backend/src/**/*.ts', { cwd: root }).filter(
  (file) => file !== CLOCK && !file.endsWith('.test.ts'),
);
const found = files.flatMap((file) =>
  readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      /\bDate\.now\b|\bDate\(\)/.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
    ),
);
for (const place of found) console.error(place);
if (found.length > 0) process.exitCode = 1;
