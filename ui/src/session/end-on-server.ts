import { accountCalls } from '@clinic/contract/identity/account-calls';
import { apiOf } from './http.ts';

/** Ends a session on the server. It is not awaited: without network the browser logs out all the same. */
export function endOnServer(token: string): void {
  apiOf({ token: () => token })
    .call(accountCalls.logOut, {}, { keepalive: true })
    .catch(() => undefined);
}
