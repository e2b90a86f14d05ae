import type { CreditedBefore, PaperLine } from './credit-sums.ts';
import { sharedBy, type LineTax } from './gst-totals.ts';

/** A line of a paper for computing credits, in paise. */
export interface NamedLine<Id> extends PaperLine {
  name: string;
  /** Null for a program. */
  item: Id | null;
}

/** The parts of a paper that its lines are made from, in paise. */
export interface LinedPaper<Id> {
  items: readonly { id: Id; name: string; quantity: number; price: number }[];
  plan: { name: string; weeks: number; pricePerWeek: number } | null;
  /** Left out or null for a simple invoice. */
  gst?: { lines: readonly LineTax[] } | null;
  total: number;
}

const UNTAXED = { code: '', unit: '', kind: 'nonGst', rate: 0, cgst: 0, sgst: 0, igst: 0 } as const;

/** The lines of a paper: items, then the program. A simple invoice's total is split over them. */
export function linesOf<Id>({ items, plan, gst, total }: LinedPaper<Id>): NamedLine<Id>[] {
  const named = [
    ...items.map(({ id, name, quantity, price }) => ({ item: id, name, quantity, gross: price * quantity })),
    ...(plan && (gst || plan.weeks * plan.pricePerWeek > 0)
      ? [{ item: null, name: plan.name, quantity: plan.weeks, gross: plan.weeks * plan.pricePerWeek }]
      : []),
  ];
  const shares = sharedBy(
    total,
    named.map(({ gross }) => gross),
  );
  return named.map((line, place) => {
    const net = shares[place] ?? 0;
    const tax: LineTax = gst?.lines[place] ?? { ...UNTAXED, gross: line.gross, net, taxable: net };
    return { ...line, ...tax };
  });
}

/** A credited line in paise. */
interface CreditedLine {
  line: number;
  quantity: number | null;
  amount: number;
  tax: Pick<LineTax, 'net'> | null;
}

/** Sums the credited amounts of each line over earlier credit notes. */
export function creditedBefore(
  notes: readonly { lines: readonly CreditedLine[] }[],
): Map<number, CreditedBefore> {
  const before = new Map<number, CreditedBefore>();
  for (const { line, quantity, amount, tax } of notes.flatMap(({ lines }) => lines)) {
    const earlier = before.get(line) ?? { quantity: 0, net: 0 };
    before.set(line, {
      quantity: earlier.quantity + (quantity ?? 0),
      net: earlier.net + (tax?.net ?? amount),
    });
  }
  return before;
}
