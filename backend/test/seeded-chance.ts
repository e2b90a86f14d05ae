import { randomInt } from 'node:crypto';

export type Chance = (least: number, most: number) => number;

/**
 * Draws whole numbers from `least` to below `most`. It prints its seed; `TEST_SEED=… npm test -- …` repeats the draws,
 * but not the order of concurrent requests.
 */
export function seededChance(of: string): Chance {
  const seed = Number(process.env.TEST_SEED ?? randomInt(2 ** 32));
  process.stderr.write(`${of}: TEST_SEED=${seed}\n`);
  let state = seed;
  // Mulberry32, by Tommy Ettinger (public domain).
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return (least, most) => least + Math.floor(next() * (most - least));
}
