import { callTable } from '../calls.ts';
import type { ClientNotice } from './client-notices.ts';

/** The newest 20 letters that the client has not read yet, newest first. */
export interface OwnNotices {
  notices: ClientNotice[];
}

/** Letters that a client without an address reads in the portal. */
export interface ClientNoticeCalls {
  own: { answer: OwnNotices };
  /** Marks one as read; answers what is left. Read once more it stays read. 404 for another client's, and for any other letter. */
  read: { answer: OwnNotices };
}

export const clientNoticeCalls = callTable<ClientNoticeCalls>()({
  own: ['GET /client/notices', 'client'],
  read: ['PUT /client/notices/:id/read', 'client'],
});
