import { callTable } from '../calls.ts';
import type { PushDevice, PushReceipt, SavePushDevice } from './push.ts';

/** Notifications of a client's own browsers; each belongs to the session in which it was switched on. */
export interface PushCalls {
  device: { answer: PushDevice };
  /** Registers this browser; its push address moves here from any earlier session. */
  save: { body: SavePushDevice; answer: { message: string } };
  remove: { answer: { message: string } };
  /**
   * Confirms that a notification was shown. Public, since a service worker has no log-in; an unknown receipt gets the
   * same answer.
   */
  receipt: { body: PushReceipt; answer: { message: string } };
}

export const pushCalls = callTable<PushCalls>()({
  device: ['GET /push/device', 'client'],
  save: ['PUT /push/device', 'client'],
  remove: ['DELETE /push/device', 'client'],
  receipt: ['POST /push/receipt', 'public'],
});
