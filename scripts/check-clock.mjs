// Reports where the server or one of its tests asks the machine for the time. The server asks its Clock
// (backend/src/platform/config/clock.ts) and tests ask theirs (backend/test/test-clock.ts), so that no test depends on
// the hour.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

const CLOCKS = ['backend/src/platform/config/clock.ts', 'backend/test/test-clock.ts'];
const files = globSync('backend/{src,test}/**/*.ts', { cwd: root }).filter((file) => !CLOCKS.includes(file));
const found = files.flatMap((file) =>
  readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      /\bDate\.now\b|\bDate\(\)/.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
    ),
);
for (const place of found) console.error(place);
if (found.length > 0) process.exitCode = 1;
