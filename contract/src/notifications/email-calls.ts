import { callTable } from '../calls.ts';
import type { Email, EmailKind, EmailLook, EmailSwitches, SwitchEmail } from './email-kinds.ts';

/** Lists the clinic's emails: recipient, and delivery. */
export interface EmailCalls {
  /** The emails to one client, the newest first, at most 50. */
  ofClient: { answer: { letters: Email[] } };
  /** Queues an email again that failed; any other email answers 409. */
  retry: { answer: { letter: Email } };
  look: { query: { kind: EmailKind }; answer: EmailLook };
  switches: { answer: EmailSwitches };
  /** Switches an optional email on or off. */
  switchOne: { body: SwitchEmail; answer: EmailSwitches };
}

export const emailCalls = callTable<EmailCalls>()({
  ofClient: ['GET /letters/ofClient/:clientId', 'assistant', 'doctor', 'admin'],
  retry: ['POST /admin/letters/:id/retry', 'admin', 'assistant'],
  look: ['GET /admin/letters/look', 'admin'],
  switches: ['GET /admin/letters/switches', 'admin'],
  switchOne: ['PUT /admin/letters/switch', 'admin'],
});
