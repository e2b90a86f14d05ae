import { describe, expect, it } from 'vitest';
import { filledSnacks, snackProblem, snacksPlanProblem } from './snacks-rules.ts';

const nuts = { name: 'Mixed Nuts', quantity: 'a handful' };
const blank = { name: '', quantity: ' ' };

describe('a row of a snacks plan', () => {
  it('needs both a snack and a quantity as soon as it has one of them', () => {
    expect(snackProblem({ ...nuts, quantity: '\u200b' })).toEqual({
      field: 'quantity',
      text: 'Please enter a quantity, or remove this row.',
    });
    expect(snackProblem({ ...nuts, name: ' ' })).toEqual({
      field: 'name',
      text: 'Please choose a snack, or remove this row.',
    });
    expect(snackProblem(nuts)).toBeUndefined();
    expect(snackProblem(blank)).toBeUndefined();
  });
});

describe('a snacks plan', () => {
  const none = 'Please add at least one snack with both item and quantity filled in';
  it.each([
    [[], none],
    [[blank], none],
    [[{ ...nuts, quantity: '' }], none],
    [
      [nuts, { ...nuts, name: '' }],
      'Please fill in both item and quantity of every snack, or remove its row.',
    ],
    [[nuts, blank], undefined],
  ])('of %j', (rows, problem) => {
    expect(snacksPlanProblem(rows)).toBe(problem);
  });

  it('is saved without its blank rows', () => {
    expect(filledSnacks([blank, nuts])).toEqual([nuts]);
  });
});
