import { callTable } from '../calls.ts';
import type {
  AskErasure,
  ConfirmErasure,
  ConsentsInput,
  DeclineErasure,
  Erasure,
  OwnPrivacy,
} from './privacy.ts';

/** The client's rights: consents, a copy of the own data, erasure. */
export interface PrivacyCalls {
  mine: { answer: OwnPrivacy };
  decide: { body: ConsentsInput; answer: OwnPrivacy };
  /** Begins to make a file of the own data; while one is being made, that one goes on. */
  startDownload: { answer: OwnPrivacy };
  /** The ZIP file, while it is kept. */
  download: { answer: 'file' };
  /** Asks the admin; a request that waits already stays. */
  askErasure: { body: AskErasure; answer: OwnPrivacy };
  /** Takes a request back that is not answered. */
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
  /** The answer locks the client out, and the erasing goes on by itself. */
  confirm: { body: ConfirmErasure; answer: Erasure };
  decline: { body: DeclineErasure; answer: Erasure };
}

export const erasureCalls = callTable<ErasureCalls>()({
  confirm: ['POST /admin/erasures/:id/confirm', 'admin'],
  decline: ['POST /admin/erasures/:id/decline', 'admin'],
});
