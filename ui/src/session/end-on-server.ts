import { accountCalls } from '@clinic/contract/identity/account-calls';
import { apiOf } from './http.ts';
import { abandonReads } from './reads.ts';

/**
 * Ends a session on the server after aborting its pending reads. It is not awaited: without network the browser logs
 * out all the same.
 */
export function endOnServer(token: string): void {
  abandonReads(token);
  apiOf({ token: () => token })
    .call(accountCalls.logOut, {}, { keepalive: true })
    .catch(() => undefined);
}
