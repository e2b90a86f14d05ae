/** The room of the contract that is changed, an operator at a time, and whose own tests must notice. */
process.env.ROOM ??= 'reading';
const room = `contract/src/${process.env.ROOM}`;

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'contract/vitest.config.ts', dir: 'contract' },
  mutate: [`${room}/**/*.ts`, `!${room}/**/*{.test,-calls,-examples}.ts`, `!${room}/vocabulary/**`],
  ignorePatterns: ['*', '!clinic.json', '!contract/**'],
  tempDirName: '.cache/mutation',
  reporters: ['progress-append-only', 'clear-text'],
  clearTextReporter: { allowColor: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
  concurrency: 1,
};
