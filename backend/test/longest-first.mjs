import Sequencer from '@jest/test-sequencer';

/** Tests that start and kill servers, and those of large numbers, take the longest: begun last, they would run alone. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const isLong = ({ path }) => /\.(process|whole)\.test\.ts$/.test(path);
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own method, not an array's
    const sorted = [...super.sort(tests)];
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
}
