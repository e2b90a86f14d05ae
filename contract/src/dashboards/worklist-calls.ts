import type { AdminWorklists } from './admin-worklists.ts';
import { callTable } from '../calls.ts';
import type { DeskWorklists } from './desk-worklists.ts';
import type { HideRow } from './work-rows.ts';

/** The home screens; each needs one call. */
export interface WorklistCalls {
  desk: { answer: DeskWorklists };
  admin: { answer: AdminWorklists };
  hide: { body: HideRow; answer: { message: string } };
}

export const worklistCalls = callTable<WorklistCalls>()({
  desk: ['GET /desk/today', 'assistant', 'admin'],
  admin: ['GET /admin/today', 'admin'],
  hide: ['PUT /today/hide', 'assistant', 'doctor', 'admin'],
});
