import { describe, expect, it } from 'vitest';
import {
  DEFAULT_BUSINESS,
  DEFAULT_PREFIXES,
  regularDays,
  registrationOn,
  type Business,
} from './business.ts';
import { businessProblems, proposedClass } from './business-rules.ts';

const TODAY = '2026-11-26';
const registered: Business = {
  ...DEFAULT_BUSINESS,
  legalName: 'Tarang Wellness LLP',
  address: '12 Ring Road, Pune',
  state: '27',
  registration: [{ from: '2026-04-01', kind: 'regular', gstin: '27AAPFU0939F1ZV' }],
};

describe('the clinic as a business', () => {
  it.each<[Partial<Business>, string[]]>([
    [{}, []],
    [{ legalName: '', address: '' }, ['legalName', 'address']],
    [{ state: '24' }, ['registration.0.gstin']],
    [{ state: '' }, ['state', 'registration.0.gstin']],
    [{ registration: [{ from: '2026-04-01', kind: 'regular', gstin: '' }] }, ['registration.0.gstin']],
    [
      { registration: [{ from: '2026-04-01', kind: 'none', gstin: '27AAPFU0939F1ZV' }] },
      ['registration.0.gstin'],
    ],
    [
      { registration: [...registered.registration, { from: '2026-04-01', kind: 'none', gstin: '' }] },
      ['registration.1.from'],
    ],
    [{ upiId: 'clinic' }, ['upiId', 'upiPayee']],
    [{ upiId: 'clinic@okbank', upiPayee: 'Tarang Wellness' }, []],
    [{ prefixes: { ...DEFAULT_PREFIXES, refund: 'RC' } }, ['prefixes.refund']],
    [{ prefixes: { ...DEFAULT_PREFIXES, refund: 'rf' } }, ['prefixes.refund']],
    [{ closedUntil: '2026-11-25' }, []],
    [{ closedUntil: TODAY }, ['closedUntil']],
    [{ annualReturn: TODAY }, []],
    [{ annualReturn: '2026-11-27' }, ['annualReturn']],
    [
      {
        programClasses: [
          { name: 'Weight loss', class: 'a' },
          { name: ' weight LOSS ', class: 'b' },
        ],
      },
      ['programClasses.1.name'],
    ],
  ])('with %j has the wrong fields %j', (change, fields) => {
    expect(Object.keys(businessProblems({ ...registered, ...change }, TODAY))).toEqual(fields);
  });

  it('needs nothing while it is not registered', () => {
    expect(businessProblems(DEFAULT_BUSINESS, TODAY)).toEqual({});
  });

  it('is registered from the day of a row until the next', () => {
    const left = { from: '2026-10-01', kind: 'none', gstin: '' } as const;
    const business = { registration: [...registered.registration, left] };
    const kinds = ['2026-03-31', '2026-04-01', '2026-09-30', '2026-10-01'].map(
      (day) => registrationOn(business, day).kind,
    );
    expect(kinds).toEqual(['none', 'regular', 'regular', 'none']);
  });

  it('proposes a class by the name of a program, without regard to case', () => {
    const business = { ...registered, programClasses: [{ name: 'Weight Loss', class: 'a' }] };
    expect(proposedClass(business, 'weight loss')).toBe('a');
    expect(proposedClass(business, 'Detox')).toBeUndefined();
  });

  it('is registered the regular way on parts of some days', () => {
    const gstin = '27AAPFU0939F1ZV';
    const registration = [
      { from: '2026-04-01', kind: 'composition' as const, gstin },
      { from: '2026-06-10', kind: 'regular' as const, gstin },
      { from: '2026-06-21', kind: 'none' as const, gstin: '' },
    ];
    const on = (from: string, to: string) => regularDays({ registration }, { from, to });
    expect(on('2026-06-01', '2026-06-30')).toEqual([{ from: '2026-06-10', to: '2026-06-20', gstin }]);
    expect(on('2026-06-15', '2026-06-16')).toEqual([{ from: '2026-06-15', to: '2026-06-16', gstin }]);
    expect([...on('2026-05-01', '2026-05-31'), ...on('2026-07-01', '2026-07-31')]).toEqual([]);
    expect(regularDays({ registration: [] }, { from: '2026-06-01', to: '2026-06-30' })).toEqual([]);
  });
});
