import { clinicDateTime, formatShortMoment, formatTime, type Day, type Instant } from '../clinic-calendar.ts';
import { listed } from '../platform/listed.ts';

/** Days of which an import tells what moved. */
export const MOVES_OF_DAYS = 7;

/** An item's movements of the last seven days. */
export interface StockMoves {
  /** Pieces that invoices took off the shelf. */
  sold: number;
  /** Pieces that credit notes put back. */
  credited: number;
  /** Names of those who set the count by hand or by a file. */
  editedBy: string[];
  /** The first of these movements; null without any. */
  since: Instant | null;
}

/** A count that a file changes. */
export interface CountChange {
  /** Name of the item. */
  item: string;
  /** Pieces that were in stock when the file came. */
  count: number;
  /** Pieces that the file says. */
  file: number;
  moves: StockMoves;
}

/** How an upload treats the counts of items that are in stock already: it takes the file's, or leaves them. */
export const FILE_COUNTS = ['file', 'keep'] as const;
export type FileCounts = (typeof FILE_COUNTS)[number];

/** 43 now, 7 sold since 10:20 AM, the file says 50. */
export function countChangeWords(
  { count, file, moves }: Omit<CountChange, 'item'>,
  { zone, today }: { zone: string; today: Day },
): string {
  const { sold, credited, editedBy, since } = moves;
  const moved = [
    ...(sold > 0 ? [`${String(sold)} sold`] : []),
    ...(credited > 0 ? [`${String(credited)} given back`] : []),
    ...(editedBy.length > 0 ? [`counted by ${listed(editedBy)}`] : []),
  ];
  const at = since === null ? null : clinicDateTime(new Date(since), zone);
  const when = at && ` since ${at.date === today ? formatTime(at.time) : formatShortMoment(at)}`;
  return [
    `${String(count)} now`,
    ...(when ? [`${listed(moved)}${when}`] : []),
    `the file says ${String(file)}`,
  ].join(', ');
}
