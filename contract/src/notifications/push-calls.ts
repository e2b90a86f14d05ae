import { callTable } from '../calls.ts';
import type { PushDevice, PushReceipt, SavePushDevice } from './push.ts';

/** Notifications of a client's own browsers; each belongs to the session in which it was switched on. */
export interface PushCalls {
  device: { answer: PushDevice };
  /** An address that another session had is this one's from now on. */
  save: { body: SavePushDevice; answer: { message: string } };
  remove: { answer: { message: string } };
  /** Public: what shows a notification has no log-in. An unknown receipt answers the same. */
  receipt: { body: PushReceipt; answer: { message: string } };
}

export const pushCalls = callTable<PushCalls>()({
  device: ['GET /push/device', 'client'],
  save: ['PUT /push/device', 'client'],
  remove: ['DELETE /push/device', 'client'],
  receipt: ['POST /push/receipt', 'public'],
});
