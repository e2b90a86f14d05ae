import { addMonths } from 'date-fns/addMonths';
import type { Day } from '@clinic/contract/clinic-calendar';
import { formatRupees, fromPaise, toPaise } from '@clinic/contract/billing/invoice-totals';
import {
  MAX_INSTALMENTS,
  type Instalment,
  type MoneyMode,
  type PaymentPart,
} from '@clinic/contract/billing/payments';
import type { PaymentMode } from '@clinic/contract/constants';
import { priceIn, wholeNumberIn } from '@clinic/contract/reading/numbers';
import { money as amountRule, realDate, wholeNumber } from '@clinic/contract/rules';
import { dateOfDay, dayOfDate } from '../forms/days.ts';

/** One payment of an invoice, as typed. */
export interface TypedPart {
  mode: MoneyMode;
  amount: string;
  reference: string;
}

/** The payment section of the form, as typed. */
export interface TypedMoney {
  /** Null: the whole total. Empty: nothing. */
  received: string | null;
  /** Rupees of the client's credit to use; 0: none. */
  credit: number;
  /** Payments in several modes; null: `received` is the only one. */
  parts: TypedPart[] | null;
  /** Number of monthly instalments of the rest. */
  instalments: string;
  /** Day of the first instalment; null: a month after the invoice's day. */
  firstDue: Day | null;
}

export const emptyMoney: TypedMoney = {
  received: null,
  credit: 0,
  parts: null,
  instalments: '1',
  firstDue: null,
};

/** Rupees: `credit` + `paid` + `due` is the total; `back` is the change. */
export interface Settled {
  credit: number;
  parts: PaymentPart[];
  paid: number;
  due: number;
  back: number;
}

export const instalmentsRule = wholeNumber(1, MAX_INSTALMENTS);

const paid = (parts: readonly PaymentPart[]): number =>
  parts.reduce((sum, { amount }) => sum + toPaise(amount), 0);

const partOf = ({ mode, amount, reference }: TypedPart): PaymentPart => ({
  mode,
  amount: priceIn(amount),
  ...(reference.trim() && { reference: reference.trim() }),
});

/** Typed rupees: an empty field is nothing, an untouched one the whole payable amount. */
function receivedOf(typed: string | null, payable: number): number {
  if (typed === null) return fromPaise(payable);
  return typed.trim() === '' ? 0 : priceIn(typed);
}

/** Splits the total into credit, payment, debt and change; a sentence when the amounts do not fit. */
export function settledOf(money: TypedMoney, mode: MoneyMode, total: number): Settled | string {
  const credit = Math.min(toPaise(money.credit), toPaise(total));
  const payable = toPaise(total) - credit;
  const typed = money.parts
    ? money.parts.map(partOf)
    : [{ mode, amount: receivedOf(money.received, payable) }];
  const problem = typed.map(({ amount }) => amountRule(amount)).find(Boolean);
  if (problem) return problem;
  const back = Math.max(0, paid(typed) - payable);
  if (back > 0 && (money.parts || mode !== 'Cash'))
    return `That is ${formatRupees(fromPaise(back))} more than the total.`;
  const parts = back > 0 ? [{ mode, amount: fromPaise(payable) }] : typed;
  return {
    credit: fromPaise(credit),
    parts: parts.filter(({ amount }) => amount > 0),
    paid: fromPaise(paid(parts)),
    due: fromPaise(payable - paid(parts)),
    back: fromPaise(back),
  };
}

/** Adds months to the first day, so that a 31st is not lost after a shorter month. */
function dayAfterMonths(day: Day, months: number): Day {
  const date = dateOfDay(day);
  return date ? dayOfDate(addMonths(date, months)) : '';
}

/** Day of the first instalment: the chosen one, or a month after the invoice's. */
export const firstDueOf = ({ firstDue }: TypedMoney, date: Day): Day => firstDue ?? dayAfterMonths(date, 1);

/** Equal monthly instalments of the rest; the last one takes the remainder. */
export function instalmentsOf(due: number, money: TypedMoney, date: Day): Instalment[] {
  const count = wholeNumberIn(money.instalments);
  if (instalmentsRule(count) || realDate(firstDueOf(money, date)) || due <= 0) return [];
  const share = Math.floor(toPaise(due) / count);
  return Array.from({ length: count }, (_, index) => ({
    day: money.firstDue === null ? dayAfterMonths(date, index + 1) : dayAfterMonths(money.firstDue, index),
    amount: fromPaise(index < count - 1 ? share : toPaise(due) - share * (count - 1)),
  }));
}

interface Sum {
  date: Day;
  total: number;
}

/** Says why the typed payment cannot be made: its amounts, or its instalments. */
export function moneyProblem(money: TypedMoney, mode: MoneyMode, { date, total }: Sum): string | undefined {
  const settled = settledOf(money, mode, total);
  if (typeof settled === 'string') return settled;
  if (!money.parts || settled.due === 0) return undefined;
  return instalmentsRule(wholeNumberIn(money.instalments)) ?? realDate(firstDueOf(money, date));
}

const modeOf = (mode: MoneyMode): PaymentMode => (mode === 'Cash' ? 'Cash' : 'Online');

/** The payments, the use of credit, and the instalments, as they are sent. */
export function partsOf(
  money: TypedMoney,
  mode: MoneyMode,
  { date, total }: Sum,
): { payments?: PaymentPart[]; useCredit?: boolean; dueOn?: Instalment[] } {
  const settled = settledOf(money, mode, total);
  if (typeof settled === 'string') return {};
  const { credit, parts, due } = settled;
  const rest = money.parts ? instalmentsOf(due, money, date) : [];
  const now = fromPaise(toPaise(total) - toPaise(due));
  return {
    payments: parts,
    ...(credit > 0 && { useCredit: true }),
    ...(rest.length > 0 && { dueOn: [...(now > 0 ? [{ day: date, amount: now }] : []), ...rest] }),
  };
}

/** The payment of a simple invoice as it is sent; only its mode when all is paid at once. */
export function paymentOf(money: TypedMoney, mode: MoneyMode, sum: Sum) {
  const settled = settledOf(money, mode, sum.total);
  const paymentMode = modeOf(money.parts?.[0]?.mode ?? mode);
  const isWhole = typeof settled === 'object' && settled.credit === 0 && settled.due === 0;
  const isPlain = isWhole && !money.parts && mode === paymentMode;
  return { paymentMode, ...(!isPlain && partsOf(money, mode, sum)) };
}
