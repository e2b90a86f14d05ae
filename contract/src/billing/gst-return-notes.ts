import {
  byRate,
  PLACE,
  returnPlace,
  RATED,
  ratedCells,
  returnDay,
  SHARE,
  type ReturnMonth,
} from './gst-return.ts';
import { notesOf } from './gst-return-sections.ts';
import { fromPaise } from './invoice-totals.ts';
import { money, text, type ReportTable } from './money-reports.ts';

/** Table CDNR: credit notes to registered persons. */
export function cdnr(month: ReturnMonth): ReportTable {
  const columns = [
    text('GSTIN/UIN of Recipient'),
    text('Receiver Name'),
    text('Note Number'),
    text('Note Date'),
    text('Note Type'),
    PLACE,
    text('Reverse Charge'),
    text('Note Supply Type'),
    money('Note Value'),
    SHARE,
    ...RATED,
  ];
  const rows = notesOf(month, 'b2b').flatMap(({ number, day, amount, paper, lines }) =>
    byRate(lines).map((part) => [
      paper.recipient.gstin,
      paper.recipient.name,
      number,
      returnDay(day),
      'C',
      returnPlace(paper.place),
      'N',
      'Regular B2B',
      fromPaise(amount),
      '',
      ...ratedCells(part),
    ]),
  );
  return { columns, rows };
}

/** Table CDNUR: credit notes for large papers to unregistered persons in another State. */
export function cdnur(month: ReturnMonth): ReportTable {
  const columns = [
    text('UR Type'),
    text('Note Number'),
    text('Note Date'),
    text('Note Type'),
    PLACE,
    money('Note Value'),
    SHARE,
    ...RATED,
  ];
  const rows = notesOf(month, 'b2cl').flatMap(({ number, day, amount, paper, lines }) =>
    byRate(lines).map((part) => [
      'B2CL',
      number,
      returnDay(day),
      'C',
      returnPlace(paper.place),
      fromPaise(amount),
      '',
      ...ratedCells(part),
    ]),
  );
  return { columns, rows };
}
