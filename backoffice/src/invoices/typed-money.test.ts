import { describe, expect, it } from 'vitest';
import {
  emptyMoney,
  instalmentsOf,
  moneyProblem,
  paymentOf,
  settledOf,
  type TypedMoney,
} from './typed-money.ts';

const day = '2026-01-31';
const money = (more: Partial<TypedMoney> = {}): TypedMoney => ({ ...emptyMoney, ...more });
const invoice = { date: day, total: 1000 };
const part = (mode: 'Cash' | 'UPI', amount: string, reference = '') => ({ mode, amount, reference });

describe('what is received', () => {
  it('is all of the total at first, and adds nothing to the invoice but its mode', () => {
    expect(settledOf(money(), 'Cash', 1000)).toMatchObject({ paid: 1000, due: 0, back: 0 });
    expect(paymentOf(money(), 'Cash', invoice)).toEqual({ paymentMode: 'Cash' });
    expect(paymentOf(money(), 'Online', invoice)).toEqual({ paymentMode: 'Online' });
  });

  it('names a mode that a simple invoice does not know as a payment', () => {
    expect(paymentOf(money(), 'UPI', invoice)).toEqual({
      paymentMode: 'Online',
      payments: [{ mode: 'UPI', amount: 1000 }],
    });
  });

  it('in cash beyond the total is given back, and the invoice is paid exactly', () => {
    const typed = money({ received: '1,100.50' });
    expect(settledOf(typed, 'Cash', 1000)).toMatchObject({ paid: 1000, due: 0, back: 100.5 });
    expect(paymentOf(typed, 'Cash', invoice)).toEqual({ paymentMode: 'Cash' });
    expect(moneyProblem(typed, 'UPI', invoice)).toBe('That is ₹100.50 more than the total.');
  });

  it('below the total leaves the rest due, also when it is nothing', () => {
    expect(settledOf(money({ received: '0' }), 'Cash', 1000)).toMatchObject({
      parts: [],
      paid: 0,
      due: 1000,
    });
    expect(paymentOf(money({ received: '999.99' }), 'Cash', invoice)).toEqual({
      paymentMode: 'Cash',
      payments: [{ mode: 'Cash', amount: 999.99 }],
    });
  });

  it('is nothing when the field was emptied', () => {
    for (const received of ['', ' ']) {
      expect(settledOf(money({ received }), 'Cash', 1000)).toMatchObject({ parts: [], paid: 0, due: 1000 });
      expect(paymentOf(money({ received }), 'Cash', invoice)).toEqual({ paymentMode: 'Cash', payments: [] });
    }
  });

  it('is asked for again when it is no amount', () => {
    for (const received of ['ten', '-5', '1.005'])
      expect(moneyProblem(money({ received }), 'Cash', invoice)).toMatch(/^Please enter an amount/);
  });

  it('is less by the credit that is used, which is no more than the total', () => {
    expect(settledOf(money({ credit: 300 }), 'Cash', 1000)).toMatchObject({ credit: 300, paid: 700, due: 0 });
    expect(paymentOf(money({ credit: 1500 }), 'Cash', invoice)).toEqual({
      paymentMode: 'Cash',
      payments: [],
      useCredit: true,
    });
  });
});

describe('a split payment', () => {
  it('has parts with their references', () => {
    const typed = money({ parts: [part('Cash', '400'), part('UPI', '600', ' 4410 ')] });
    expect(paymentOf(typed, 'Cash', invoice)).toEqual({
      paymentMode: 'Cash',
      payments: [
        { mode: 'Cash', amount: 400 },
        { mode: 'UPI', amount: 600, reference: '4410' },
      ],
    });
  });

  it('is refused above the total', () => {
    const typed = money({ parts: [part('Cash', '400'), part('UPI', '600.01')] });
    expect(moneyProblem(typed, 'Cash', invoice)).toBe('That is ₹0.01 more than the total.');
  });

  it('leaves a rest in instalments a month apart, which end with what does not divide', () => {
    const typed = money({ parts: [part('Cash', '0')], instalments: '3' });
    expect(instalmentsOf(1000, { ...typed, firstDue: day }, day)).toEqual([
      { day: '2026-01-31', amount: 333.33 },
      { day: '2026-02-28', amount: 333.33 },
      { day: '2026-03-31', amount: 333.34 },
    ]);
  });

  it("has its first instalment a month after the invoice's day until another day is chosen", () => {
    const typed = money({ parts: [part('Cash', '0')], instalments: '2' });
    expect(instalmentsOf(1000, typed, day).map((one) => one.day)).toEqual(['2026-02-28', '2026-03-31']);
    expect(instalmentsOf(1000, typed, '2026-05-15').map((one) => one.day)).toEqual([
      '2026-06-15',
      '2026-07-15',
    ]);
  });

  it('says when each rupee of the total is due, what is paid at once on the day of the invoice', () => {
    const typed = money({ parts: [part('Cash', '400')], instalments: '2', firstDue: '2026-02-10' });
    expect(paymentOf(typed, 'Cash', invoice).dueOn).toEqual([
      { day, amount: 400 },
      { day: '2026-02-10', amount: 300 },
      { day: '2026-03-10', amount: 300 },
    ]);
  });

  it('asks for a number of instalments and a first day as long as something is due', () => {
    const typed = money({ parts: [part('Cash', '400')], instalments: '0' });
    expect(moneyProblem(typed, 'Cash', invoice)).toBe('Please enter a whole number from 1 to 60.');
    expect(moneyProblem({ ...typed, instalments: '1', firstDue: '' }, 'Cash', invoice)).toMatch(/date/);
    expect(moneyProblem(typed, 'Cash', { date: day, total: 400 })).toBeUndefined();
  });
});
