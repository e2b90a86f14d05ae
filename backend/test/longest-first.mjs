import Sequencer from '@jest/test-sequencer';

/** Starts the longest tests first (killed servers, large numbers); started last, they would run alone. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const isLong = ({ path }) => /\.(process|whole)\.test\.ts$/.test(path);
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own method, not an array's
    const sorted = [...super.sort(tests)];
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
}
