import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { MongoClient } from 'mongodb';
import { faultDrill, type Fault, type FaultFigures } from '../fault-drill.ts';
import { withDatabase } from '../test-database.ts';
import { compose, hasCompose, run, serviceOf, SET_URI, startSet, stepDown, whole } from './replica-set.ts';

// `npm run test:replica [-- --rounds 3] [jest's file patterns]`: the backend's suite on a replica set of
// three containers, then killed, stepped-down and frozen members while sixteen people write.

/** Limit until writes resume after the primary is lost, in milliseconds. */
const RETURN_MS = 15_000;
/** Shorter than the ten seconds after which another primary is elected. */
const HICCUP_MS = 4000;
const JEST = ['--experimental-vm-modules', '--no-warnings', '--import', './test/typescript.mjs'];

const of = (state: 'primary' | 'secondary', does: string, undoes: string) => async () => {
  const member = await serviceOf(state);
  await compose(does, member);
  return () => compose(undoes, member);
};
const FAULTS: Fault[] = [
  { name: 'the primary killed', happen: of('primary', 'kill', 'start') },
  { name: 'the primary stepped down', happen: () => stepDown().then(() => async () => undefined) },
  // When it returns, it still believes to be primary.
  { name: 'the primary frozen', happen: of('primary', 'pause', 'unpause') },
  {
    name: 'the primary frozen for four seconds',
    async happen() {
      const thaw = await of('primary', 'pause', 'unpause')();
      await wait(HICCUP_MS);
      await thaw();
      return async () => undefined;
    },
  },
  { name: 'a secondary killed', happen: of('secondary', 'kill', 'start') },
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '3' } },
});
if (!(await hasCompose())) console.log('There is no docker compose here: a replica set was not measured.');
else {
  try {
    await startSet();
    const env = { TEST_DATABASE_URI: SET_URI };
    const code = await run('node', [...JEST, '../node_modules/jest/bin/jest.js', ...positionals], { env });
    const figures = await drilled(Number(values.rounds));
    process.exitCode = code !== 0 || isBroken(figures) ? 1 : 0;
  } finally {
    await compose('down', '--volumes');
  }
}

async function drilled(rounds: number): Promise<FaultFigures> {
  const client = new MongoClient(SET_URI, { serverSelectionTimeoutMS: 30_000 });
  try {
    const plan = {
      uri: withDatabase(SET_URI, 'faults'),
      faults: FAULTS,
      rounds,
      mended: whole,
      told: console.log,
    };
    return await faultDrill(plan, client.db('faults'));
  } finally {
    await client.close();
  }
}

/** Prints the figures; true when a promise of `docs/reliability.md` is broken. */
function isBroken(figures: FaultFigures): boolean {
  const { returnsMs, lost, doubled, withoutRow, broken, unanswered } = figures;
  console.log(`| npm run test:replica | |\n|---|---|`);
  for (const [fault, times] of Object.entries(returnsMs))
    console.log(`| ${fault}, slowest return | ${(Math.max(...times) / 1000).toFixed(1)} s |`);
  console.log(`| acknowledged writes, sent again | ${figures.acknowledged}, ${figures.repeated} |
| lost, doubled, without a row, answered with 500, over the deadline | ${lost}, ${doubled}, ${withoutRow}, ${broken}, ${unanswered} |`);
  const late = FAULTS.slice(0, 3).some(({ name }) => returnsMs[name]?.some((ms) => ms > RETURN_MS));
  return late || lost + doubled + withoutRow + broken + unanswered > 0;
}
