import { callTable } from '../calls.ts';
import type { ConfirmSeries, WaitingSeries } from './paper-series.ts';

/** Calls about paper numbers after a restore. */
export interface PaperSeriesCalls {
  waiting: { answer: { waiting: WaitingSeries[] } };
  /** Confirms the last number, so that the series gives numbers again. 409 STALE_RECORD when it no longer waits. */
  confirm: { body: ConfirmSeries; answer: { waiting: WaitingSeries[] } };
}

export const paperSeriesCalls = callTable<PaperSeriesCalls>()({
  waiting: ['GET /admin/series', 'admin'],
  confirm: ['POST /admin/series', 'admin'],
});
