import { callTable } from '../calls.ts';
import type { ConfirmSeries, WaitingSeries } from './paper-series.ts';

/** Numbers of papers after a restore. */
export interface PaperSeriesCalls {
  waiting: { answer: { waiting: WaitingSeries[] } };
  /** The series gives the next number from now on. 409 STALE_RECORD when it does not wait any more. */
  confirm: { body: ConfirmSeries; answer: { waiting: WaitingSeries[] } };
}

export const paperSeriesCalls = callTable<PaperSeriesCalls>()({
  waiting: ['GET /admin/series', 'admin'],
  confirm: ['POST /admin/series', 'admin'],
});
