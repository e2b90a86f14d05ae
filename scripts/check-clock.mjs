// Reports where code asks the machine for the time. The server asks its Clock (backend/src/platform/config/clock.ts) and
// tests ask theirs (backend/test/test-clock.ts), so that no test depends on the hour; screens ask the clinic's
// (ui/src/session/clinic-clock.ts), since the clock of a phone may be days off.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/** Where the machine is asked, and why. */
const MAY_ASK = {
  'backend/src/platform/config/clock.ts': 'the server’s clock',
  'backend/test/test-clock.ts': 'the tests’ clock',
  'ui/src/session/clinic-clock.ts': 'the screens’ clock, which knows how far the machine’s is off',
  'ui/src/session/useLastUse.ts': 'counts minutes since the last use, in one browser',
  'ui/src/session/StillThereDialog.tsx': 'counts down to the end of those minutes',
  'portal/src/features/journal/kept-entries.ts': 'the server corrects the ticks of a phone, once',
  'site/src/components/Footer.astro': 'is asked while the site is built',
};

const SOURCES = [
  'backend/{src,test}/**/*.ts',
  '{contract,ui,portal,backoffice,site}/src/**/*.{ts,tsx,js,astro}',
];
/** Component tests set the machine's time (ui/test/setup.ts). */
const IS_COMPONENT_TEST = /^(?:ui|portal|backoffice|site)\/src\/(?:test\/|.*\.test\.tsx?$)/;
const ASKS = /\bDate\.now\b|\bDate\(\)|\bnew Date\b(?!\()/;

const asking = globSync(SOURCES, { cwd: root })
  .filter((file) => !IS_COMPONENT_TEST.test(file))
  .flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        ASKS.test(line) ? [{ file, place: `${file}:${index + 1}: ${line.trim()}` }] : [],
      ),
  );
for (const { file, place } of asking) if (!(file in MAY_ASK)) console.error(place);
const needless = Object.keys(MAY_ASK).filter((allowed) => !asking.some(({ file }) => file === allowed));
for (const file of needless) console.error(`${file}: asks no more; take it out of the list.`);
if (needless.length > 0 || asking.some(({ file }) => !(file in MAY_ASK))) process.exitCode = 1;
