import type { Role } from '@clinic/contract/constants';
import { closeDrafts, dropDrafts } from '@clinic/ui/drafts';
import { notify } from '@clinic/ui/layout/notify.ts';
import { endOnServer } from '@clinic/ui/session/end-on-server.ts';
import type { ApiError } from '@clinic/ui/session/api-error.ts';
import { dropSession, readSession } from '@clinic/ui/session/session.ts';
import type { AuthProvider } from 'react-admin';

/** Parameters of the Logout button, which tell a person's wish from an expired session. */
export interface LogoutParams {
  byButton?: boolean;
}

/**
 * Tells if the page already leads to the log-in. A left page may still get refusals; logging out again would make the
 * log-in lead back to itself, end another tab's new session, and clear all queries. So such refusals are ignored.
 */
const isAtLogIn = (area: Role): boolean => window.location.pathname === `/${area}/login`;

/** An error that react-admin shows no message for. */
const unsaid = (more?: { logoutUser: boolean }): Error =>
  Object.assign(new Error(), { message: false, ...more });

/**
 * Log-in itself happens on the area's log-in page, which is loaded without react-admin.
 * `strangerLogin` is where Logout leads without a session.
 */
export const createAuthProvider = (area: Role, strangerLogin = '/login'): AuthProvider => ({
  login: () => Promise.reject(new Error('The log-in page logs in')),
  logout: async ({ byButton }: LogoutParams) => {
    if (isAtLogIn(area)) return new Promise(() => undefined);
    const person = readSession(area);
    dropSession(area);
    if (byButton && person) {
      endOnServer(person.token);
      dropDrafts('backoffice', person.id);
    } else if (person) closeDrafts('backoffice', person.id);
    if (!byButton || person) return '/login';
    return strangerLogin.startsWith('/login') ? strangerLogin : `${window.location.origin}${strangerLogin}`;
  },
  checkAuth: async () => {
    // Nothing to say: the log-in page explains it.
    if (readSession(area) === null) throw unsaid();
  },
  checkError: async ({ status, token }: Partial<ApiError>) => {
    if (status !== 401) return;
    const session = readSession(area);
    // An ended session fails several requests; only the first one is reported.
    if (!session) throw unsaid({ logoutUser: false });
    if (session.token !== token) return;
    // Shown here, since react-admin's error would be replaced by that of the next refused request.
    notify.warning('Your session has ended. Please log in again.');
    throw unsaid();
  },
  getIdentity: async () => {
    const stored = readSession(area);
    return { id: stored?.id ?? '', fullName: stored?.name ?? '' };
  },
  getPermissions: async () => area,
});
