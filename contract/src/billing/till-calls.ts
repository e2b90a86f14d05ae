import { callTable } from '../calls.ts';
import type { CloseTill, TillClosing, TillMove, TillMoveInput, TillState } from './tills.ts';

/** The drawer: cash that is moved, and counted. */
export interface TillCalls {
  state: { answer: TillState };
  move: { body: TillMoveInput; answer: { message: string; move: TillMove } };
  /** Counts blind: the difference is answered. */
  close: { body: CloseTill; answer: { message: string; closing: TillClosing } };
  /** Says once why there is a difference. 409 STALE_RECORD when it was said already. */
  explain: { body: { reason: string }; answer: { closing: TillClosing } };
}

export const tillCalls = callTable<TillCalls>()({
  state: ['GET /till', 'assistant', 'admin'],
  move: ['POST /till/move', 'assistant', 'admin'],
  close: ['POST /till/close', 'assistant', 'admin'],
  explain: ['PUT /till/closing/:id', 'assistant', 'admin'],
});
