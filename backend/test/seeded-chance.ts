import { randomInt } from 'node:crypto';
import { chanceOf, type Chance } from '@clinic/contract/test/chance';

export type { Chance };

/**
 * Draws by a seed, which it prints; `TEST_SEED=… npm test -- …` repeats the draws, but not the order of concurrent
 * requests.
 */
export function seededChance(of: string): Chance {
  const seed = Number(process.env.TEST_SEED ?? randomInt(2 ** 32));
  process.stderr.write(`${of}: TEST_SEED=${seed}\n`);
  return chanceOf(seed);
}
