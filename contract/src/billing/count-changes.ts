import { clinicDateTime, formatShortMoment, formatTime, type Day, type Instant } from '../clinic-calendar.ts';
import { listed } from '../platform/listed.ts';

/** Days of movements that an import shows. */
export const MOVES_OF_DAYS = 7;

/** An item's movements of the last seven days. */
export interface StockMoves {
  /** Pieces that were sold on invoices. */
  sold: number;
  /** Pieces that credit notes put back. */
  credited: number;
  /** Names of people who set the count by hand or by a file. */
  editedBy: string[];
  /** When the first of these movements was; null without any. */
  since: Instant | null;
}

/** A count that an uploaded file would change. */
export interface CountChange {
  /** Name of the item. */
  item: string;
  /** Pieces in stock when the file was uploaded. */
  count: number;
  /** Pieces in the file. */
  file: number;
  moves: StockMoves;
}

/** How an upload treats counts of items in stock: it takes the file's, or keeps the present ones. */
export const FILE_COUNTS = ['file', 'keep'] as const;
export type FileCounts = (typeof FILE_COUNTS)[number];

/** A count's change in words: "43 now, 7 sold since 10:20 AM, the file says 50". */
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
