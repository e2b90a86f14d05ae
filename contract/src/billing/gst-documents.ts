import type { Paper } from './business.ts';
import { figure, text, type ReportCell, type ReportTable } from './money-reports.ts';
import { numberIn } from './paper-numbers.ts';
import type { SeriesGap } from './paper-series.ts';

export type Nature = 'Invoices for outward supply' | 'Credit Note' | 'Receipt Voucher' | 'Refund Voucher';

const NATURES: Record<Exclude<Paper, 'receipt'>, Nature> = {
  invoice: 'Invoices for outward supply',
  creditNote: 'Credit Note',
  voucher: 'Receipt Voucher',
  refund: 'Refund Voucher',
};

const RUN_COLUMNS = [
  text('Nature of Document'),
  text('Sr. No. From'),
  text('Sr. No. To'),
  figure('Total Number'),
];

/** A paper number of the month. */
export interface GivenNumber {
  /** The kind of document in table 13; null for papers that the table lacks, such as refunds of untaxed payments. */
  nature: Nature | null;
  /** The number's parts: series TW/26-27, serial 42. */
  series: string;
  serial: number;
}

/** Consecutive numbers: all given, or all of a gap. */
interface Run {
  nature: Nature | null;
  series: string;
  from: number;
  to: number;
  given: number;
  isGap?: true;
}

function runOfGap(gap: SeriesGap): Run {
  const { series, paper, from, to } = gap;
  return {
    nature: paper === 'receipt' ? null : NATURES[paper],
    series,
    from,
    to,
    given: to - from + 1,
    isGap: true,
  };
}

/** Merges neighbouring runs of one kind; a gap stays separate. */
function joined(runs: readonly Run[]): Run[] {
  const all: Run[] = [];
  for (const run of runs.toSorted((one, other) => one.from - other.from)) {
    const before = all.at(-1);
    if (!before || before.nature !== run.nature || before.isGap || run.isGap) all.push({ ...run });
    else Object.assign(before, { to: run.to, given: before.given + run.given });
  }
  return all;
}

const partsOf = ({ series, from, to }: Pick<Run, 'series' | 'from' | 'to'>): ReportCell[] => [
  numberIn(series, from),
  numberIn(series, to),
  to - from + 1,
];

/**
 * Table 13: the numbers of all documents; a missing number counts as cancelled, except in a gap that a restore left.
 */
export function docs(numbers: readonly GivenNumber[], gaps: readonly SeriesGap[]): ReportTable {
  const given = numbers.map(({ serial, ...of }): Run => ({ ...of, from: serial, to: serial, given: 1 }));
  const runs = [...given, ...gaps.map(runOfGap)];
  const rows = [...Map.groupBy(runs, ({ series }) => series).values()]
    .flatMap(joined)
    .filter(({ nature }) => nature !== null)
    .map((run) => [run.nature ?? '', ...partsOf(run), run.to - run.from + 1 - run.given]);
  return { columns: [...RUN_COLUMNS, figure('Cancelled')], rows };
}

/** For the accountant: numbers that a restore lost; table 13 counts them, no other table has them. */
export function lostNumbers(gaps: readonly SeriesGap[]): ReportTable {
  return {
    columns: [...RUN_COLUMNS, text('Reason'), text('Said by'), { label: 'On', kind: 'day' }],
    rows: gaps.map((gap) => [
      gap.paper === 'receipt' ? 'Receipt' : NATURES[gap.paper],
      ...partsOf(gap),
      gap.reason,
      gap.by.name,
      gap.on,
    ]),
  };
}
