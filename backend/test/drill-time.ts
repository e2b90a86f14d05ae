import { parseArgs } from 'node:util';
import startEngine from './start-engine.ts';
import stopEngine from './stop-engine.ts';
import { summed, TimeRaces, type RaceFigures } from './time-races.ts';

// `npm run drill:time -- --rounds 100`: runs the tests' races for one hour of a doctor any number of times.

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '100' } } });
const rounds: RaceFigures[] = [];
await startEngine();
const races = await TimeRaces.open();
try {
  for (let round = 0; round < Number(values.rounds); round++) {
    rounds.push(await races.round({ kill: round % 5 === 4 }));
    if (rounds.length % 10 === 0) console.error(`${rounds.length} rounds`);
  }
} finally {
  await races.close();
  await stopEngine();
}
const { requests, done, twoAtOnce, lostHolds, unclaimed, broken } = summed(rounds);
console.log(`| ${rounds.length} rounds, every fifth with a server killed | |\n|---|--:|`);
console.log(`| requests, of them done | ${requests}, ${done} |`);
console.log(`| two visits at once | ${twoAtOnce} |`);
console.log(`| held times lost | ${lostHolds} |`);
console.log(`| visits that do not claim their time | ${unclaimed} |`);
console.log(`| answered with 500 | ${broken} |`);
process.exitCode = twoAtOnce + lostHolds + unclaimed + broken > 0 ? 1 : 0;
