import { describe, expect, it } from 'vitest';
import { gstin, gstinAsStored, STATE_CODES, stateCode, STATES } from './gstin.ts';

const SHAPE = 'Please enter the 15 letters and digits of a GSTIN, such as 27AAPFU0939F1ZV.';
const CHECK = 'This GSTIN is mistyped: its last digit does not fit the others.';

describe('a GSTIN', () => {
  it.each([['27AAPFU0939F1ZV'], ['24AAACC1206D1ZM'], ['29AAGCB7383J1Z4']])('%s is right', (number) => {
    expect(gstin(number)).toBeUndefined();
  });

  it.each([
    ['27AAPFU0939F1ZW', CHECK],
    ['27AAPFU0993F1ZV', CHECK],
    ['27AAPFU0939F1XV', SHAPE],
    ['27aapfu0939f1zv', SHAPE],
    ['27AAPFU0939F1Z', SHAPE],
    ['00AAPFU0939F1ZV', 'The first two digits are the code of no State.'],
    ['', SHAPE],
    [null, SHAPE],
  ])('%j is refused', (number, sentence) => {
    expect(gstin(number)).toBe(sentence);
  });
});

it.each([['27AAPFU0939F1ZV'], ['27 AAPFU0939F 1ZV '], ['27-aapfu0939f-1zv'], ['27AAPFU0939F\u00a01ZV']])(
  '%j is stored without its groups',
  (typed) => {
    expect(gstinAsStored(typed)).toBe('27AAPFU0939F1ZV');
  },
);

describe('the States', () => {
  it('stand in the order of their codes', () => {
    expect(STATE_CODES.slice(0, 2)).toEqual(['01', '02']);
    expect(STATE_CODES.at(-1)).toBe('97');
  });

  it('have UTGST only in Union Territories without a legislature', () => {
    const territories = STATE_CODES.filter((code) => STATES[code]?.unionTerritory);
    expect(territories).toEqual(['04', '26', '31', '35', '38', '97']);
  });

  it.each([['constructor'], ['25'], [24], ['']])('do not have the code %j', (code) => {
    expect(stateCode(code)).toBe('Please choose a State.');
  });
});
