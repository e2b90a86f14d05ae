import { callTable } from '../calls.ts';
import type { SaveNotForUs, WhatIsLeft } from './what-is-left.ts';

/** Calls of the list of what a new clinic has left to do. */
export interface WhatIsLeftCalls {
  read: { answer: WhatIsLeft };
  /** Puts items away as "not for us", or takes them back. 409 STALE_RECORD. */
  save: { body: SaveNotForUs; answer: WhatIsLeft };
}

export const whatIsLeftCalls = callTable<WhatIsLeftCalls>()({
  read: ['GET /admin/whatIsLeft', 'admin'],
  save: ['PUT /admin/whatIsLeft', 'admin'],
});
