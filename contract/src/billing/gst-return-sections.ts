import {
  byPlaceAndRate,
  byRate,
  PLACE,
  RATED,
  SHARE,
  returnPlace,
  ratedCells,
  returnDay,
  sectionOf,
  type ReturnMonth,
  type Section,
} from './gst-return.ts';
import { fromPaise } from './invoice-totals.ts';
import { money, text, type ReportTable } from './money-reports.ts';

const papersOf = ({ state, papers }: ReturnMonth, section: Section) =>
  papers.filter((paper) => sectionOf(paper, state) === section);
export const notesOf = ({ state, notes }: ReturnMonth, section: Section) =>
  notes.filter(({ paper }) => sectionOf(paper, state) === section);

/** Table B2B: papers to registered persons. */
export function b2b(month: ReturnMonth): ReportTable {
  const columns = [
    text('GSTIN/UIN of Recipient'),
    text('Receiver Name'),
    text('Invoice Number'),
    text('Invoice date'),
    money('Invoice Value'),
    PLACE,
    text('Reverse Charge'),
    SHARE,
    text('Invoice Type'),
    text('E-Commerce GSTIN'),
    ...RATED,
  ];
  const rows = papersOf(month, 'b2b').flatMap(({ number, day, total, place, recipient, lines }) =>
    byRate(lines).map((part) => [
      recipient.gstin,
      recipient.name,
      number,
      returnDay(day),
      fromPaise(total),
      returnPlace(place),
      'N',
      '',
      'Regular B2B',
      '',
      ...ratedCells(part),
    ]),
  );
  return { columns, rows };
}

/** Table B2CL: large papers to unregistered persons in another State. */
export function b2cl(month: ReturnMonth): ReportTable {
  const columns = [
    text('Invoice Number'),
    text('Invoice date'),
    money('Invoice Value'),
    PLACE,
    SHARE,
    ...RATED,
    text('E-Commerce GSTIN'),
  ];
  const rows = papersOf(month, 'b2cl').flatMap(({ number, day, total, place, lines }) =>
    byRate(lines).map((part) => [
      number,
      returnDay(day),
      fromPaise(total),
      returnPlace(place),
      '',
      ...ratedCells(part),
      '',
    ]),
  );
  return { columns, rows };
}

/** Table B2CS: all other papers, by place and rate, less credits of the same days; a row may be below 0. */
export function b2cs(month: ReturnMonth): ReportTable {
  const columns = [text('Type'), PLACE, SHARE, ...RATED, text('E-Commerce GSTIN')];
  const supplied = papersOf(month, 'b2cs').map(({ place, lines }) => ({ place, lines, sign: 1 }));
  const credited = notesOf(month, 'b2cs').map(({ paper, lines }) => ({
    place: paper.place,
    lines,
    sign: -1,
  }));
  const parts = [...supplied, ...credited].flatMap(({ place, lines, sign }) =>
    byRate(lines).map(({ rate, taxable }) => ({ place, rate, taxable: sign * taxable })),
  );
  const rows = byPlaceAndRate(parts).map((part) => [
    'OE',
    returnPlace(part.place),
    '',
    ...ratedCells(part),
    '',
  ]);
  return { columns, rows };
}
