// Measures calls of one server in turn, so that what else the machine does meets each of them.
import { measure } from './measure.mjs';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);

/** Measures each call once a round; the calls change places with each round. `before` is awaited before each. */
export async function inTurn(url, token, calls, before = {}) {
  const rows = Object.fromEntries(Object.keys(calls).map((name) => [name, []]));
  for (const make of Object.values(calls)) await measure(url, token, make, 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    const turn = Object.entries(calls);
    for (const [name, make] of round % 2 ? turn.toReversed() : turn) {
      await before[name]?.();
      rows[name].push(await measure(url, token, make, SECONDS));
    }
  }
  return rows;
}

export function median(values) {
  return values.toSorted((one, other) => one - other)[values.length >> 1];
}
