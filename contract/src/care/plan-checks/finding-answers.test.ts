import { expect, test } from 'vitest';
import type { Finding } from './findings.ts';
import { demandedOf, openFindings, planAnswerProblem } from './finding-answers.ts';

const finding = (more: Partial<Finding> = {}): Finding => ({
  key: 'contents:allergy.peanut:chikki',
  rule: 'contents',
  level: 'stop',
  words: 'Peanut allergy (Medical History: “peanuts”). Peanut Chikki contains peanut.',
  source: 'FSSAI',
  fact: 'peanut',
  places: [{ plan: 'diet', week: 0, meal: 0, group: 0, item: 0 }],
  ...more,
});

test('an answer holds while the same is said in the same words', () => {
  const { key, words } = finding();
  const report = { findings: [finding()] };
  expect(openFindings(report, [{ key, words }])).toEqual([]);
  expect(openFindings(report, [{ key, words: words.replace('peanuts', 'peanut, til') }])).toHaveLength(1);
  expect(openFindings(report, [{ key: `${key}:2`, words }])).toHaveLength(1);
});

test('a note wants no answer, and a plan answers only what stands in it', () => {
  const note = finding({ key: 'a', level: 'note' });
  const elsewhere = finding({ key: 'b', level: 'ask', places: [{ plan: 'vitamin', item: 0 }] });
  const both = finding({
    key: 'c',
    places: [
      { plan: 'vitamin', item: 0 },
      { plan: 'herbs', item: 1 },
    ],
  });
  const demanded = (plan: 'diet' | 'herbs' | 'vitamin') =>
    demandedOf({ findings: [note, elsewhere, both] }, plan, []).map(({ key }) => key);
  expect([demanded('diet'), demanded('herbs'), demanded('vitamin')]).toEqual([[], ['c'], ['b', 'c']]);
});

test.each([
  [{ reason: 'tolerates', note: '' }, undefined],
  [{ reason: 'other', note: 'By test' }, undefined],
  [{ reason: 'other', note: '  a ' }, 'Please say why, in at least 3 characters.'],
  [{ reason: 'other', note: '\u200B\u200B\u200B' }, 'Please say why, in at least 3 characters.'],
  [{ reason: 'prescribed', note: 'x'.repeat(301) }, 'Please use at most 300 characters.'],
] as const)('%o is %s', (answer, problem) => {
  expect(planAnswerProblem(answer)).toBe(problem);
});
