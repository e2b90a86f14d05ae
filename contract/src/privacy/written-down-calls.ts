import { callTable } from '../calls.ts';
import type { ClientWishes, WriteDown, WriteDownErasure } from './written-down.ts';

/**
 * Calls by which desk and doctor write down for a client without a log-in: the desk for every client, a doctor for the own ones
 * (404 for others). A client who has a log-in answers 409 OWN_LOG_IN to every call that writes.
 */
export interface WrittenDownCalls {
  /** `wishes` is null for a client who has a log-in and decides in the own account. */
  ofClient: { answer: { wishes: ClientWishes | null } };
  /** Writes down decisions and the wish for a copy; of two at once the later one holds. */
  write: { body: WriteDown; answer: ClientWishes };
  /** Asks the admin to erase the client's data; while a request is open, no second one is made. */
  askErasure: { body: WriteDownErasure; answer: ClientWishes };
  /** Withdraws a request that the admin has not answered. */
  withdrawErasure: { answer: ClientWishes };
  /** Starts making the copy that the client waits for; 409 NO_COPY_WISH without a wish. */
  makeCopy: { answer: ClientWishes };
  /** Downloads the copy as a ZIP file, until it is deleted after 24 hours. */
  copy: { answer: 'file' };
  /** Says that the client has the copy; 409 NO_COPY_WISH without a wish. */
  handOver: { answer: ClientWishes };
}

export const writtenDownCalls = callTable<WrittenDownCalls>()({
  ofClient: ['GET /privacy/writtenDown/:clientId', 'assistant', 'doctor'],
  write: ['PUT /privacy/writtenDown/:clientId', 'assistant', 'doctor'],
  askErasure: ['POST /privacy/writtenDown/:clientId/erasure', 'assistant', 'doctor'],
  withdrawErasure: ['DELETE /privacy/writtenDown/:clientId/erasure', 'assistant', 'doctor'],
  makeCopy: ['POST /privacy/writtenDown/:clientId/copy', 'doctor'],
  copy: ['GET /privacy/writtenDown/:clientId/copy', 'doctor'],
  handOver: ['POST /privacy/writtenDown/:clientId/handOver', 'doctor'],
});
