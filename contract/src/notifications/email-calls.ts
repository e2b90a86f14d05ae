import { callTable } from '../calls.ts';
import type { Email, EmailKind, EmailLook, EmailSwitches, SwitchEmail } from './email-kinds.ts';

/** The clinic's emails: to whom they went, and whether they arrived. */
export interface EmailCalls {
  /** The emails to one client, the newest first, at most 50. */
  ofClient: { answer: { letters: Email[] } };
  /** Puts an email that failed back into the queue; any other answers 409. */
  retry: { answer: { letter: Email } };
  look: { query: { kind: EmailKind }; answer: EmailLook };
  switches: { answer: EmailSwitches };
  /** Switches one of those emails on or off that need not be sent. */
  switchOne: { body: SwitchEmail; answer: EmailSwitches };
}

export const emailCalls = callTable<EmailCalls>()({
  ofClient: ['GET /letters/ofClient/:clientId', 'assistant', 'doctor', 'admin'],
  retry: ['POST /admin/letters/:id/retry', 'admin', 'assistant'],
  look: ['GET /admin/letters/look', 'admin'],
  switches: ['GET /admin/letters/switches', 'admin'],
  switchOne: ['PUT /admin/letters/switch', 'admin'],
});
