import { describe, expect, it } from 'vitest';
import { computedFields, type ComputedFrom } from './computed-fields.ts';

const row = (kind: 'weight' | 'height', day: string, value: number) => ({
  kind,
  day,
  value,
  source: 'checkup' as const,
  at: `${day}T06:00:00.000Z`,
});
const height = row('height', '2026-01-05', 165);
const of: ComputedFrom = { rows: [height], age: 41, sex: 'Female', expecting: false, today: '2026-11-26' };
const words = (found: ReturnType<typeof computedFields>) =>
  [found.bmi, found.bmr].map((one) => (one ? `${one.text}: ${one.shown} ${one.from}` : ''));

const BMI = '29.4: 29.4 by weight and height';
const BMR = '1465: 1,465 by Mifflin–St Jeor';

describe('what can be computed for the fields of a form', () => {
  it.each<[string, string, Partial<ComputedFrom>, string, string]>([
    ['of a woman', '80', {}, BMI, BMR],
    ['of a man', '80 kg', { sex: 'Male' }, BMI, '1631: 1,631 by Mifflin–St Jeor'],
    ['of a client whose sex the formula does not know', '80', { sex: null }, BMI, ''],
    ['without an age', '80', { age: null }, BMI, ''],
    ['under 18', '80', { age: 17 }, BMI, ''],
    ['while a child is expected', '80', { expecting: true }, BMI, ''],
    ['before it is known whether a child is expected', '80', { expecting: undefined }, BMI, ''],
    ['without a height', '80', { rows: [] }, '', ''],
    ['with a height that does not count', '80', { rows: [{ ...height, notCounted: {} }] }, '', ''],
    ['without a weight', '', {}, '', ''],
    ['of a weight that is none', 'eighty', {}, '', ''],
    ['of a weight that nobody has', '8', {}, '', ''],
    ['of an age that nobody has', '80', { age: 340 }, BMI, ''],
  ])('%s', (_, weight, person, bmi, bmr) => {
    expect(words(computedFields({ weight }, { ...of, ...person }))).toEqual([bmi, bmr]);
  });

  it('is told of fields that are empty or say just that, and of no other', () => {
    const typed = { weight: '80', bmi: ' 29.4 ', bmr: '1502' };
    expect(computedFields(typed, of)).toEqual({
      bmi: { text: '29.4', shown: '29.4', from: 'by weight and height', isTaken: true },
    });
    expect(computedFields({ weight: '80' }, of).bmr?.isTaken).toBe(false);
  });

  it('says the day of the last weight, in a form that takes it', () => {
    const weights = [row('weight', '2026-11-20', 82), row('weight', '2026-11-22', 80)];
    const rows = [height, ...weights, row('weight', '2026-11-27', 70)];
    expect(words(computedFields({}, { ...of, rows }, { orLast: true }))).toEqual([
      '29.4: 29.4 by height and the weight of Sun 22 Nov',
      '1465: 1,465 by Mifflin–St Jeor and the weight of Sun 22 Nov',
    ]);
    expect(words(computedFields({}, { ...of, rows }))).toEqual(['', '']);
    expect(words(computedFields({ weight: 'eighty' }, { ...of, rows }, { orLast: true }))).toEqual(['', '']);
  });
});
