import { describe, expect, it } from 'vitest';
import { TAX_CLASS_PROPOSALS } from './tax-class-proposals.ts';
import { rateOn, signProblems, taxClassProblems, type TaxClassInput } from './tax-classes.ts';

const herbs: TaxClassInput = {
  name: 'Ayurvedic medicaments',
  supply: 'goods',
  code: '3004',
  unit: 'NOS',
  kind: 'taxable',
  rates: [
    { from: '2017-07-01', percent: 12 },
    { from: '2025-09-22', percent: 5 },
  ],
};

describe('the rate of a class', () => {
  it.each([
    ['2017-06-30', undefined],
    ['2017-07-01', 12],
    ['2025-09-21', 12],
    ['2025-09-22', 5],
  ])('on %s is %j', (day, percent) => {
    expect(rateOn(herbs, day)).toBe(percent);
  });

  it('is nothing where nothing is taxed', () => {
    expect(rateOn({ kind: 'exempt', rates: [] }, '2026-01-01')).toBe(0);
  });
});

describe('a tax class', () => {
  it.each<[Partial<TaxClassInput>, string[]]>([
    [{}, []],
    [{ code: '' }, []],
    [{ code: '30049011' }, []],
    [{ code: '300' }, ['code']],
    [{ unit: '' }, ['unit']],
    [{ supply: 'service', code: '999319', unit: '' }, []],
    [{ supply: 'service', code: '9993', unit: 'NOS' }, ['code', 'unit']],
    [{ kind: 'exempt' }, ['rates']],
    [{ rates: herbs.rates.toReversed() }, ['rates']],
  ])('with %j has the wrong fields %j', (change, fields) => {
    expect(Object.keys(taxClassProblems({ ...herbs, ...change }))).toEqual(fields);
  });

  it('is signed only with a code and, where it is taxed, a rate', () => {
    expect(signProblems(herbs)).toEqual({});
    expect(Object.keys(signProblems({ ...herbs, code: '', rates: [] }))).toEqual(['code', 'rates']);
    expect(signProblems({ supply: 'service', code: '999319', kind: 'exempt', rates: [] })).toEqual({});
  });

  it('is right where the product proposes it, and only programs wait for the accountant', () => {
    expect(TAX_CLASS_PROPOSALS.flatMap((one) => Object.keys(taxClassProblems(one)))).toEqual([]);
    const unfinished = TAX_CLASS_PROPOSALS.filter((one) => Object.keys(signProblems(one)).length > 0);
    expect(unfinished.map(({ name }) => name)).toEqual(['Diet and weight-loss programs']);
  });
});
