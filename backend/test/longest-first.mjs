import Sequencer from '@jest/test-sequencer';

/** Tests that start and kill servers take the longest: begun last, they would run alone. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const isLong = ({ path }) => path.endsWith('.process.test.ts');
    return [...super.sort(tests)].toSorted((one, other) => Number(isLong(other)) - Number(isLong(one)));
  }
}
