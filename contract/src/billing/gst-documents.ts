import { formatDay } from '../clinic-calendar.ts';
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

/** A number that was given in the month. */
export interface GivenNumber {
  /** Null: the table has no such document, as a refund of what was no taxed advance. */
  nature: Nature | null;
  /** Such as TW/26-27, and 42. */
  series: string;
  serial: number;
}

/** Numbers that follow each other: given ones, or those of a gap. */
interface Run {
  nature: Nature | null;
  series: string;
  from: number;
  to: number;
  given: number;
  gap?: SeriesGap;
}

function runOfGap(gap: SeriesGap): Run {
  const { series, paper, from, to } = gap;
  return { nature: paper === 'receipt' ? null : NATURES[paper], series, from, to, given: to - from + 1, gap };
}

/** Neighbours of one nature make one run; a gap stands alone. */
function joined(runs: readonly Run[]): Run[] {
  const all: Run[] = [];
  for (const run of runs.toSorted((one, other) => one.from - other.from)) {
    const before = all.at(-1);
    if (!before || before.nature !== run.nature || before.gap || run.gap) all.push({ ...run });
    else Object.assign(before, { to: run.to, given: before.given + run.given });
  }
  return all;
}

function rowOf({ nature, series, from, to, given, gap }: Run): ReportCell[] {
  const span = to - from + 1;
  const note = gap
    ? `Not in these tables since a restore: ${gap.reason} (${gap.by.name}, ${formatDay(gap.on)})`
    : '';
  return [nature ?? '', numberIn(series, from), numberIn(series, to), span, span - given, note];
}

/** Table 13: which numbers were given; one that is missing in between counts as cancelled, but for those of a gap. */
export function docs(numbers: readonly GivenNumber[], gaps: readonly SeriesGap[]): ReportTable {
  const columns = [
    text('Nature of Document'),
    text('Sr. No. From'),
    text('Sr. No. To'),
    figure('Total Number'),
    figure('Cancelled'),
    text('For the accountant'),
  ];
  const given = numbers.map(({ serial, ...of }): Run => ({ ...of, from: serial, to: serial, given: 1 }));
  const runs = [...given, ...gaps.map(runOfGap)];
  const rows = [...Map.groupBy(runs, ({ series }) => series).values()]
    .flatMap(joined)
    .filter(({ nature }) => nature !== null)
    .map(rowOf);
  return { columns, rows };
}
