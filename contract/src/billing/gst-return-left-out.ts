import type { Day } from '../clinic-calendar.ts';
import { counted } from '../platform/counted.ts';
import { fromPaise } from './invoice-totals.ts';
import { money, text, type ReportCell, type ReportTable } from './money-reports.ts';

/** A simple invoice on a day when the clinic was registered; its lines have no tax class. Paise. */
export interface SimplePaper {
  number: string;
  day: Day;
  client: string;
  total: number;
  credited: number;
}

/** For the accountant: sales that no table of the return contains. */
export function inNoTable(papers: readonly SimplePaper[]): ReportTable {
  return {
    columns: [
      { label: 'Day', kind: 'day' },
      text('Number'),
      text('Client'),
      text('Why'),
      money('Total'),
      money('Credited'),
    ],
    rows: papers.map(({ number, day, client, total, credited }) => [
      day,
      number,
      client,
      'Simple invoice: its lines have no tax class',
      fromPaise(total),
      fromPaise(credited),
    ]),
  };
}

export const sumOfSimple = (papers: readonly SimplePaper[]): number =>
  papers.reduce((sum, { total }) => sum + total, 0);

/** Counts them: "2 simple invoices". */
export const simpleWords = (number: number): string => counted(number, 'simple invoice');

/** The row below 3.1 that names such invoices; none without any. */
export const leftOutRow = (papers: readonly SimplePaper[]): ReportCell[][] =>
  papers.length === 0
    ? []
    : [
        [
          `In no table: ${simpleWords(papers.length)}, without tax class`,
          fromPaise(sumOfSimple(papers)),
          0,
          0,
          0,
          0,
        ],
      ];
