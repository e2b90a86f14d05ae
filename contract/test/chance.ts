export type Chance = (least: number, most: number) => number;

/** Draws whole numbers from `least` to below `most`, the same ones for the same seed. */
export function chanceOf(seed: number): Chance {
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
