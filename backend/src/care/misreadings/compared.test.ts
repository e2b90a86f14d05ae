import { compared, type TwoReadings } from './compared.ts';

const BMI = { kind: 'form', where: 'Current Body Status, BMI' } as const;
const told = (read: TwoReadings) => compared(BMI, read).map(({ before, now }) => [before, now]);
const UNSURE = { unsure: true, candidates: ['1250', '1.25'], sentence: '1,250: 1250 or 1.25?' } as const;

describe('two readings of a text', () => {
  it('are told where they differ, also when one of them is none or has two values', () => {
    expect(told({ text: '0,045', before: '45', now: { value: '0.045' } })).toEqual([['45', '0.045']]);
    expect(told({ text: '૧૨', before: undefined, now: { value: '12' } })).toEqual([['not read', '12']]);
    expect(told({ text: '1.250,00', before: '1.25', now: { none: true } })).toEqual([['1.25', 'not read']]);
    expect(told({ text: '1,250', before: '1250', now: UNSURE })).toEqual([['1250', '1250 or 1.25']]);
  });

  it('are not told where nothing was counted, and nothing is', () => {
    expect(told({ text: '24', before: '24', now: { value: '24' } })).toEqual([]);
    expect(told({ text: 'tall', before: undefined, now: { none: true } })).toEqual([]);
    expect(told({ text: '1,250', before: undefined, now: UNSURE })).toEqual([]);
  });

  it('have a key of the place, and not of the day that is told with it', () => {
    const read: TwoReadings = { text: '0,045', before: '45', now: { value: '0.045' } };
    const keyOf = (where: string, key?: string) => compared({ ...BMI, where, key }, read)[0]?.key;
    expect(keyOf('BMI of 05 Jan 2026', 'bmi')).toBe(keyOf('BMI', 'bmi'));
    expect(keyOf('BMI of 05 Jan 2026')).not.toBe(keyOf('BMI'));
  });

  it('are told with the beginning of a long text, and keep apart what differs behind it', () => {
    const long = (end: string) =>
      compared(BMI, { text: 'cups and '.repeat(20) + end, before: '2', now: { value: '0.5' } })[0];
    expect(long('two')?.text).toMatch(/^.{80}…$/);
    expect(long('two')?.key).not.toBe(long('three')?.key);
  });
});
