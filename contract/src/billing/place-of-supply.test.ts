import { expect, it } from 'vitest';
import { stateOfSupply } from './place-of-supply.ts';

it.each([
  ['goods over the counter', {}, ['goods'], '24'],
  ['goods for somebody of another State', { recipient: { state: '27' } }, ['goods'], '27'],
  [
    'goods that a registered person takes along',
    { recipient: { gstin: '27AAPFU0939F1ZV', state: '27' } },
    ['goods'],
    '24',
  ],
  [
    'goods that a consulate takes along',
    { recipient: { gstin: '2717USA00046UNV', state: '27' } },
    ['goods'],
    '27',
  ],
  [
    'goods that are sent',
    { place: '08', recipient: { gstin: '27AAPFU0939F1ZV', state: '27' } },
    ['goods'],
    '08',
  ],
  ['services, whoever gets them', { recipient: { state: '27' } }, ['service'], '24'],
] as const)('%s are supplied where the law says', (_what, sent, supplies, state) => {
  expect(stateOfSupply(sent, '24', supplies)).toBe(state);
});
