import { callTable } from './calls.ts';
import type { HideRow } from './work-rows.ts';

/** The home screens: each is one call. */
export interface TodayCalls {
  hide: { body: HideRow; answer: { message: string } };
}

export const todayCalls = callTable<TodayCalls>()({
  hide: ['PUT /today/hide', 'assistant', 'doctor', 'admin'],
});
