import { callTable } from '../calls.ts';
import type {
  AskErasure,
  ConfirmErasure,
  ConsentsInput,
  DeclineErasure,
  Erasure,
  OwnPrivacy,
} from './privacy.ts';

/**
 * The client's rights: consents, a copy of the own data, erasure. Copy and erasure answer 403 PASSWORD_AGAIN on a session
 * whose password was typed more than ten minutes ago.
 */
export interface PrivacyCalls {
  mine: { answer: OwnPrivacy };
  decide: { body: ConsentsInput; answer: OwnPrivacy };
  /** Starts making a file of the client's data; while one is being made, no second one is started. */
  startDownload: { answer: OwnPrivacy };
  /** Downloads the ZIP file, until it is deleted after 24 hours. */
  download: { answer: 'file' };
  /** Asks the admin to erase the client's data; while a request is open, no second one is made. */
  askErasure: { body: AskErasure; answer: OwnPrivacy };
  /** Withdraws a request that the admin has not answered. */
  withdrawErasure: { answer: OwnPrivacy };
}

export const privacyCalls = callTable<PrivacyCalls>()({
  mine: ['GET /privacy/me', 'client'],
  decide: ['PUT /privacy/consents', 'client'],
  startDownload: ['POST /privacy/download', 'client'],
  download: ['GET /privacy/download/:id', 'client'],
  askErasure: ['POST /privacy/erasure', 'client'],
  withdrawErasure: ['DELETE /privacy/erasure', 'client'],
});

/** The admin's answers to requests for erasure. */
export interface ErasureCalls {
  /** Confirms a request: the client can no longer log in, and the erasure runs in the background. */
  confirm: { body: ConfirmErasure; answer: Erasure };
  decline: { body: DeclineErasure; answer: Erasure };
}

export const erasureCalls = callTable<ErasureCalls>()({
  confirm: ['POST /admin/erasures/:id/confirm', 'admin'],
  decline: ['POST /admin/erasures/:id/decline', 'admin'],
});
