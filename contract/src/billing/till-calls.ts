import { callTable } from '../calls.ts';
import type { CloseTill, TillClosing, TillMove, TillMoveInput, TillState } from './tills.ts';

/** Calls of the cash drawer. */
export interface TillCalls {
  state: { answer: TillState };
  move: { body: TillMoveInput; answer: { message: string; move: TillMove } };
  /** Closes the drawer by a count; only the answer tells the difference. */
  close: { body: CloseTill; answer: { message: string; closing: TillClosing } };
  /** Explains a difference once. 409 STALE_RECORD when it is already explained. */
  explain: { body: { reason: string }; answer: { closing: TillClosing } };
}

export const tillCalls = callTable<TillCalls>()({
  state: ['GET /till', 'assistant', 'admin'],
  move: ['POST /till/move', 'assistant', 'admin'],
  close: ['POST /till/close', 'assistant', 'admin'],
  explain: ['PUT /till/closing/:id', 'assistant', 'admin'],
});
