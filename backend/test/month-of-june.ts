import type { Advance } from '@clinic/contract/billing/gst-advances';
import type { PaperLine } from '@clinic/contract/billing/credit-sums';
import type { ReturnMonth, ReturnPaper } from '@clinic/contract/billing/gst-return';
import type { GivenNumber } from '@clinic/contract/billing/gst-documents';
import type { SeriesGap } from '@clinic/contract/billing/paper-series';

/** The made-up June 2026 of a clinic in Gujarat, in paise; `month-of-june.md` explains it. */
const HERE = '24';
const MAHARASHTRA = '27';
const CONSUMER = { name: 'Asha Patel', gstin: '' };
const TRADER = { name: 'Umang Foods', gstin: '27AAPFU0939F1ZV' };
const TRADER_HERE = { name: 'Umang Foods', gstin: '24AAPFU0939F1Z1' };

type Line = [quantity: number, net: number, taxable: number, cgst: number, igst: number];
const line =
  (code: string, unit: string, rate: number, kind: PaperLine['kind'] = 'taxable') =>
  (...[quantity, net, taxable, cgst, igst]: Line): PaperLine => ({
    code,
    unit,
    rate,
    kind,
    quantity,
    net,
    taxable,
    cgst,
    igst,
    gross: net,
    sgst: cgst,
  });
const medicine = line('3004', 'NOS', 5);
const food = line('21069099', 'NOS', 18);
const wellbeing = line('999723', '', 5);
const consultation = line('999319', '', 0, 'exempt');

const paper = (
  serial: number,
  day: number,
  lines: PaperLine[],
  { place = HERE, recipient = CONSUMER }: Partial<ReturnPaper> = {},
): ReturnPaper => ({
  number: `TW/26-27/000${serial}`,
  day: `2026-06-${String(day).padStart(2, '0')}`,
  total: lines.reduce((sum, { net }) => sum + net, 0),
  place,
  recipient,
  lines,
});

const papers = [
  paper(11, 3, [medicine(2, 21_000, 20_000, 500, 0), consultation(1, 50_000, 50_000, 0, 0)]),
  paper(12, 5, [medicine(100, 10_500_000, 10_000_000, 0, 500_000)], {
    place: MAHARASHTRA,
    recipient: TRADER,
  }),
  paper(13, 5, [food(10, 118_000, 100_000, 9000, 0)], {
    recipient: TRADER_HERE,
  }),
  paper(14, 10, [medicine(200, 21_000_000, 20_000_000, 0, 1_000_000)], { place: MAHARASHTRA }),
  paper(15, 12, [medicine(10, 105_000, 100_000, 0, 5000)], { place: MAHARASHTRA }),
  paper(16, 15, [consultation(3, 150_000, 150_000, 0, 0)], {
    recipient: TRADER_HERE,
  }),
  paper(18, 20, [wellbeing(8, 1_050_000, 1_000_000, 25_000, 0)]),
  paper(19, 28, [wellbeing(1, 52_500, 50_000, 1250, 0)]),
];

const note = (serial: number, day: string, of: number, credited: PaperLine) => ({
  number: `CN/26-27/0000${serial}`,
  day,
  amount: credited.net,
  lines: [credited],
  paper: papers[of] as ReturnPaper,
});

export const JUNE: ReturnMonth = {
  state: HERE,
  papers,
  notes: [
    note(3, '2026-06-18', 0, medicine(1, 10_500, 10_000, 250, 0)),
    note(4, '2026-06-21', 1, medicine(10, 1_050_000, 1_000_000, 0, 50_000)),
    note(5, '2026-06-22', 3, medicine(20, 2_100_000, 2_000_000, 0, 100_000)),
  ],
};

const advance = (day: string, amount: number, uses: Advance['uses'] = [], place = HERE): Advance => ({
  day,
  place,
  rate: 5,
  amount,
  uses,
});

export const JUNE_DAYS = { from: '2026-06-01', to: '2026-06-30', state: HERE };

const used = (day: string, amount: number) => ({ day, amount, kind: 'invoice' as const });

/**
 * Advances: in May, one that a program of June uses and one half paid back in June; in June, three, of which one is
 * partly used.
 */
export const ADVANCES: Advance[] = [
  advance('2026-05-28', 525_000, [used('2026-06-20', 525_000)]),
  advance('2026-05-29', 210_000, [{ day: '2026-06-24', amount: 105_000, kind: 'refund' }]),
  advance('2026-06-25', 105_000),
  advance('2026-06-26', 210_000, [used('2026-06-28', 52_500), used('2026-07-02', 157_500)]),
  advance('2026-06-27', 10_500, [], MAHARASHTRA),
];

const given = (nature: GivenNumber['nature'], series: string, serials: number[]): GivenNumber[] =>
  serials.map((serial) => ({ nature, series, serial }));

/** Given numbers; the second refund pays back a taxed advance. */
export const NUMBERS: GivenNumber[] = [
  ...given('Invoices for outward supply', 'TW/26-27', [11, 12, 13, 14, 15, 16, 18, 19]),
  ...given('Credit Note', 'CN/26-27', [3, 4, 5]),
  ...given('Receipt Voucher', 'AV/26-27', [5, 4, 3]),
  ...given(null, 'RF/26-27', [1, 3]),
  ...given('Refund Voucher', 'RF/26-27', [2]),
];

export const GAPS: SeriesGap[] = [
  {
    series: 'TW/26-27',
    paper: 'invoice',
    from: 17,
    to: 17,
    day: '2026-06-16',
    reason: 'Written after the last backup',
    by: { id: '0'.repeat(24), name: 'Meena Rao' },
    on: '2026-06-17',
  },
];
