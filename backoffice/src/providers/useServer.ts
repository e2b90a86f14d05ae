import { useCallback, useContext } from 'react';
import { DataProviderContext, useLogoutIfAccessDenied } from 'react-admin';
import type { ClinicDataProvider } from './data-provider.ts';

/** Runs a call of the server; when the session has ended it leads to the log-in, and the caller gets the error. */
export type RunOnServer = <Answer>(call: (server: ClinicDataProvider) => Promise<Answer>) => Promise<Answer>;

/** react-admin's own useDataProvider answers an empty record after a 401, which a form would take for a success. */
export function useServer(): RunOnServer {
  const server = useContext(DataProviderContext) as unknown as ClinicDataProvider;
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return useCallback(
    async (call) => {
      try {
        return await call(server);
      } catch (error) {
        await logoutIfAccessDenied(error);
        throw error;
      }
    },
    [server, logoutIfAccessDenied],
  );
}
