import type { PaperState } from './papers.ts';

/** What an invoice's state is derived from, in one unit: rupees or paise. */
interface PaperSums {
  total: number;
  due: number;
  /** Sum of its credit notes. */
  credited: number;
}

export function paperState({ total, due, credited }: PaperSums): PaperState {
  if (credited > 0) return credited < total ? 'partCredited' : 'credited';
  if (due === 0) return 'paid';
  return due < total ? 'partPaid' : 'open';
}
