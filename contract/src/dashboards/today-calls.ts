import type { AdminToday } from './admin-today.ts';
import { callTable } from '../calls.ts';
import type { DeskToday } from './desk-today.ts';
import type { HideRow } from './work-rows.ts';

/** The home screens: each is one call. */
export interface TodayCalls {
  desk: { answer: DeskToday };
  admin: { answer: AdminToday };
  hide: { body: HideRow; answer: { message: string } };
}

export const todayCalls = callTable<TodayCalls>()({
  desk: ['GET /desk/today', 'assistant', 'admin'],
  admin: ['GET /admin/today', 'admin'],
  hide: ['PUT /today/hide', 'assistant', 'doctor', 'admin'],
});
