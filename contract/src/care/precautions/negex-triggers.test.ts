import { expect, test } from 'vitest';
import { at } from './precaution-facts.ts';
import { readConditions } from './precaution-field-readers.ts';
import { wordList } from '../words/table-words.ts';

/**
 * The 272 triggers of NegEx (`negex.python/negex_triggers.txt` of github.com/chapmanbe/negex), grouped by what our
 * reader makes of them beside a known word, with the reason.
 */

type Kind = 'before' | 'behind' | 'turn';
type Said = 'denied' | 'quoted' | 'stands';

const each = (start: string, whom: string, ends: string): string[] =>
  whom.split('|').flatMap((one) => ends.split('|').map((end) => `${start} ${one}out${end}`));
const ANYBODY = '|him |her |the patient ';
const SOMEBODY = 'him |her |the patient ';
const CAUSES = wordList('cause, source, reason, etiology, origin');
const asCauses = (article: string, causes: readonly string[]): string[] =>
  causes.flatMap((cause) => [`as ${article}${cause} of`, `as ${article}${cause} for`]);

const GROUPS: readonly [why: string, Kind, Said, triggers: string[]][] = [
  [
    'they deny what follows',
    'before',
    'denied',
    wordList(
      'absence of, denied, denies, denying, fails to reveal, free of, negative for, never developed, never had, no',
      'no complaints of, no evidence, no other evidence, no evidence to suggest, no findings of, no findings to indicate',
      'no sign of, no significant, no signs of, no suggestion of, not, not complain of, not had, not have, not known to have',
      'not to be, patient was not, unremarkable for, with no, without, without any evidence of, without evidence',
      'without indication of, without sign of, rules out, rules out for, ruled out, ruled out for',
    ),
  ],
  [
    'they deny what stands before them',
    'behind',
    'denied',
    wordList('was ruled out, is ruled out, are ruled out, have been ruled out, has been ruled out'),
  ],
  [
    'another word stands between, and what is not new, not suspicious or not seen may be there',
    'before',
    'quoted',
    wordList(
      'no abnormal, no cause of, no new evidence, no mammographic evidence of, no new, no radiographic evidence of',
      'no suspicious, not appear, not appreciate, not associated with, not demonstrate, not exhibit, not feel, not know of',
      'not reveal, not see, no increase, no suspicious change, no significant change, no change, no interval change',
      'no definite change, no significant interval change, not extend, not cause, not drain, not certain if',
      'not certain whether, without difficulty, not necessarily',
    ),
  ],
  [
    'what one cannot do is no negation: "cannot eat peanut" is an allergy',
    'before',
    'quoted',
    wordList('cannot, cannot see'),
  ],
  [
    'a test is not its result, and what is over may come back',
    'before',
    'quoted',
    wordList('checked for, evaluate for, rather than, resolved, test for, to exclude'),
  ],
  [
    'they are words of letters about a patient, which a form of the client’s own does not have',
    'before',
    'quoted',
    [
      ...each('rules', SOMEBODY, '| for'),
      ...each('ruled', SOMEBODY, '| for| against'),
      'ruled out against',
      ...each('did rule', ANYBODY, '| for| against'),
      ...each('can rule', '|him |her ', '| for| against'),
      'can rule the patient out',
      ...each('can rule', 'the patinet ', ' for| against'),
      ...each('adequate to rule', ANYBODY, '| for'),
      'adequate to rule the patient out against',
      ...each('sufficient to rule', ANYBODY, '| for| against'),
    ],
  ],
  [
    'NegEx says itself that it is not known yet',
    'before',
    'quoted',
    [
      'rule out',
      'r/o',
      'rule out for',
      ...each('rule', SOMEBODY, ''),
      ...each('rule', 'him |her |the patinet ', ' for'),
      ...wordList(
        'be, should be, ought to be, may be, might be, could be, will be, can be, must be, is to be',
      ).map((verb) => `${verb} ruled out for`),
      'what must be ruled out is',
    ],
  ],
  [
    'NegEx says itself that it is not known yet, behind the word',
    'behind',
    'quoted',
    wordList(
      'did not rule out, not ruled out, not been ruled out, being ruled out, be ruled out, should be ruled out',
      'ought to be ruled out, may be ruled out, might be ruled out, could be ruled out, will be ruled out',
      'can be ruled out, must be ruled out, is to be ruled out',
    ),
  ],
  ['what is unlikely is not ruled out', 'behind', 'quoted', ['unlikely']],
  ['"peanut free" is how an allergy is written, too', 'behind', 'stands', ['free']],
  ['who declines insulin was told to take it', 'before', 'stands', wordList('declined, declines')],
  ['RO water is drunk everywhere', 'before', 'stands', ['ro']],
  ['they only look like a negation', 'before', 'stands', wordList('gram negative, not only')],
  [
    'they end a clause',
    'turn',
    'stands',
    wordList('but, however, nevertheless, yet, though, although, still, aside from, except, apart from'),
  ],
  [
    'what is the cause of something denied may be there: a person decides',
    'turn',
    'quoted',
    [
      'secondary to',
      ...asCauses('the ', CAUSES),
      ...asCauses('the secondary ', CAUSES),
      ...asCauses('a ', CAUSES.slice(0, 4)),
      ...asCauses('a secondary ', CAUSES),
      ...asCauses('an ', CAUSES),
      ...asCauses('an secondary ', CAUSES),
      ...wordList('cause, causes, source, sources, reason, reasons, etiology, origin, origins').flatMap(
        (cause) => [`${cause} of`, `${cause} for`],
      ),
      'trigger event for',
      'other possibilities of',
    ],
  ],
];

const TEXT: Record<Kind, (trigger: string) => string> = {
  before: (trigger) => `${trigger} diabetes`,
  behind: (trigger) => `diabetes ${trigger}`,
  turn: (trigger) => `no hypertension ${trigger} diabetes`,
};

function said(text: string): Said {
  const { facts, notChecked } = readConditions(at('MedicalHistory', 'kco'), text, 'Female');
  if (facts.some(({ code }) => code === 'diabetes')) return 'stands';
  return notChecked.some((one) => one.text.includes('diabetes')) ? 'quoted' : 'denied';
}

test.each(GROUPS)('%s: %s a known word it is %s', (_why, kind, expected, triggers) => {
  expect(triggers.filter((trigger) => said(TEXT[kind](trigger)) !== expected)).toEqual([]);
});

test('each of the 272 triggers is in one group', () => {
  const all = GROUPS.flatMap(([, kind, , triggers]) => triggers.map((trigger) => `${kind}: ${trigger}`));
  expect([new Set(all).size, all.length]).toEqual([272, 272]);
});
