import type { CreditLineInput, CreditNote } from '../src/billing/credit-notes.ts';
import { creditPreview, shownLines, type CreditPreview } from '../src/billing/credit-preview.ts';
import { creditSums, leftToCredit } from '../src/billing/credit-sums.ts';
import { lineInRupees } from '../src/billing/gst-totals.ts';
import { fromPaise, toPaise } from '../src/billing/invoice-totals.ts';
import type { Invoice } from '../src/billing/invoices.ts';
import { correctPreview, receivePreview, refundPreview } from '../src/billing/money-previews.ts';
import { MONEY_MODES, type MoneyMode, type PaymentPart } from '../src/billing/payments.ts';
import { DENOMINATIONS, sumOfNotes } from '../src/billing/tills.ts';
import { chanceOf, type Chance } from './chance.ts';
import {
  MONEY_CLINICS,
  rupeesBelow,
  sumsOf,
  typedForm,
  type MoneyClinic,
  type TypedForm,
} from './money-clinics.ts';

/** Each clinic has so many; the five make 200. */
const CASES = 40;

/** An invoice and its credit notes, as far as dialogs show them. */
type Paper = Pick<Invoice, 'items' | 'plan' | 'gst' | 'total' | 'due' | 'settled' | 'credits'>;
type Note = Pick<CreditNote, 'id' | 'lines' | 'amount' | 'fromDue' | 'left'>;
/** An invoice when a dialog about it opens. */
export interface Opened {
  paper: Paper;
  notes: readonly Note[];
}

/** Values typed into dialogs, and under `shown` the figures that they say before the press. */
export interface MoneyCase {
  make: { form: TypedForm; parts: PaymentPart[]; shown: { total: number; tax: number }; paper: Paper };
  receive: { mode: MoneyMode; due: number; amount: number; shown: { settles: number; over: number } } | null;
  credits: (Opened & { lines: CreditLineInput[]; refund: MoneyMode | null; shown: CreditPreview })[];
  refund: {
    /** The place of the credit note among the credits; null: the payment. */
    note: number | null;
    mode: MoneyMode;
    left: number;
    amount: number;
    shown: { rest: number };
  } | null;
  correct:
    | (Opened & {
        form: TypedForm;
        /** `creditedTax` is a part of `credited`; `kept`, which the old paper had received, pays for the new one. */
        shown: {
          credited: number;
          creditedTax: number;
          kept: number;
          total: number;
          tax: number;
        } & ReturnType<typeof correctPreview>;
        fromDue: number;
      })
    | null;
  count: { notes: Record<string, number>; shown: { counted: number } };
}

function paperOf(form: TypedForm, clinic: MoneyClinic, paid: number): Paper {
  const { total, gst } = sumsOf(form, clinic);
  return {
    items: form.lines.map(({ of, ...line }) => ({ id: String(of), name: `Item ${of}`, ...line })),
    plan: null,
    gst: gst
      ? {
          title: 'Tax Invoice',
          place: clinic.business.state,
          recipient: { name: 'Meera Joshi', gstin: '', address: '', state: '' },
          ...gst,
        }
      : null,
    total,
    due: fromPaise(toPaise(total) - toPaise(paid)),
    settled: paid,
    credits: [],
  };
}

/** Some of the lines, by pieces or by an amount. */
function someLines(chance: Chance, { paper, notes }: Opened): CreditLineInput[] {
  const { lines, before } = shownLines(paper, notes);
  return lines.flatMap((line, place): CreditLineInput[] => {
    const left = leftToCredit(line, before.get(place));
    if (left.net <= 0 || chance(0, 3) === 0) return [];
    if (left.quantity > 0 && chance(0, 2) === 0)
      return [{ line: place, quantity: chance(1, left.quantity + 1), returned: 'shelf' }];
    return [{ line: place, amount: rupeesBelow(chance, fromPaise(left.net)), returned: 'none' }];
  });
}

/** All that is left of a paper. */
function wholeOf({ paper, notes }: Opened): CreditLineInput[] {
  const { lines, before } = shownLines(paper, notes);
  return lines.flatMap((line, place) => {
    const { quantity } = leftToCredit(line, before.get(place));
    return quantity > 0 ? [{ line: place, quantity, returned: 'shelf' as const }] : [];
  });
}

/** The paper and its notes once some of it was credited. */
function credited(
  { paper, notes }: Opened,
  asked: readonly CreditLineInput[],
  { amount, fromDue, over }: CreditPreview,
  isKept: boolean,
): Opened {
  const { lines, before } = shownLines(paper, notes);
  const wanted = asked.map(({ line, quantity, amount: rupees }) =>
    quantity === undefined ? { line, amount: toPaise(rupees ?? 0) } : { line, quantity },
  );
  const sums = creditSums({ lines, roundOff: toPaise(paper.gst?.roundOff ?? 0) }, before, wanted);
  const id = `note ${notes.length}`;
  const note: Note = {
    id,
    lines: sums.lines.map((line, at) => ({
      line: line.line,
      name: lines[line.line]?.name ?? '',
      quantity: line.quantity,
      returned: asked[at]?.returned ?? 'none',
      amount: fromPaise(line.amount),
      tax: paper.gst && lineInRupees(line.tax),
    })),
    amount,
    fromDue,
    left: isKept ? over : 0,
  };
  const due = fromPaise(toPaise(paper.due) - toPaise(fromDue));
  const credits = [...paper.credits, { id, amount, fromDue }];
  return { paper: { ...paper, due, credits }, notes: [...notes, note] };
}

function moneyCase(chance: Chance, clinic: MoneyClinic): MoneyCase {
  const mode = (): MoneyMode => MONEY_MODES[chance(0, MONEY_MODES.length)] ?? 'Cash';

  const form = typedForm(chance, clinic);
  const { total, tax } = sumsOf(form, clinic);
  const parts = [total / 3, total / 2].slice(0, chance(0, 3)).flatMap((part) => {
    const amount = Math.floor(part * 100) / 100;
    return amount > 0 ? [{ mode: mode(), amount }] : [];
  });
  const paid = fromPaise(parts.reduce((sum, { amount }) => sum + toPaise(amount), 0));
  const made = paperOf(form, clinic, paid);
  let opened: Opened = { paper: made, notes: [] };

  let receive: MoneyCase['receive'] = null;
  if (chance(0, 4) > 0) {
    const { due } = made;
    const amount = due > 0 && chance(0, 2) === 0 ? due : rupeesBelow(chance, Math.max(due * 2, 50));
    const shown = receivePreview({ due, amount });
    receive = { mode: mode(), due, amount, shown };
    const settled = fromPaise(toPaise(made.settled) + toPaise(shown.settles));
    opened = {
      ...opened,
      paper: { ...made, settled, due: fromPaise(toPaise(due) - toPaise(shown.settles)) },
    };
  }

  const credits: MoneyCase['credits'] = [];
  for (let number = chance(0, 3); number > 0; number -= 1) {
    const lines = someLines(chance, opened);
    if (lines.length === 0) continue;
    const refund = chance(0, 2) === 0 ? mode() : null;
    const shown = creditPreview(opened.paper, opened.notes, lines);
    credits.push({ ...opened, lines, refund, shown });
    opened = credited(opened, lines, shown, refund === null);
  }

  const sources = [
    { note: null, left: receive?.shown.over ?? 0 },
    ...opened.notes.map(({ left }, note) => ({ note, left })),
  ].filter(({ left }) => left > 0);
  const source = sources[chance(0, 3)];
  let refund: MoneyCase['refund'] = null;
  if (source) {
    const { note, left } = source;
    const amount = chance(0, 2) === 0 ? left : rupeesBelow(chance, left);
    const rest = refundPreview({ left, amount }) ?? 0;
    refund = { note, mode: mode(), left, amount, shown: { rest } };
    const notes = opened.notes.map((one, place) => (place === note ? { ...one, left: rest } : one));
    opened = { ...opened, notes };
  }

  let correct: MoneyCase['correct'] = null;
  const whole = wholeOf(opened);
  if (whole.length > 0 && chance(0, 2) === 0) {
    const gone = creditPreview(opened.paper, opened.notes, whole);
    const anew = typedForm(chance, clinic);
    const sums = sumsOf(anew, clinic);
    correct = {
      ...opened,
      form: anew,
      fromDue: gone.fromDue,
      shown: {
        credited: gone.amount,
        creditedTax: gone.tax,
        kept: gone.over,
        total: sums.total,
        tax: sums.tax,
        ...correctPreview({ kept: gone.over, total: sums.total }),
      },
    };
  }

  const notes = Object.fromEntries(
    DENOMINATIONS.flatMap((note) => (chance(0, 2) === 0 ? [[String(note), chance(1, 200)]] : [])),
  );
  return {
    make: { form, parts, shown: { total, tax }, paper: made },
    receive,
    credits,
    refund,
    correct,
    count: { notes, shown: { counted: sumOfNotes(notes) } },
  };
}

/** The cases of each clinic, the same ones for the same seed: those of the dialogs are those of the server. */
export const moneyCases = (seed: number): readonly { clinic: MoneyClinic; cases: MoneyCase[] }[] =>
  MONEY_CLINICS.map((clinic, place) => {
    const chance = chanceOf(seed + place);
    return { clinic, cases: Array.from({ length: CASES }, () => moneyCase(chance, clinic)) };
  });

/** Dialogs and server draw the same cases. */
export const MONEY_SEED = 64;
