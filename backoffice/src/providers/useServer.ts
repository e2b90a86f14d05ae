import { useCallback, useContext } from 'react';
import { DataProviderContext, useLogoutIfAccessDenied } from 'react-admin';
import type { ClinicDataProvider } from './data-provider.ts';

/** Runs a server call; an ended session leads to the log-in, and the caller gets the error. */
export type RunOnServer = <Answer>(call: (server: ClinicDataProvider) => Promise<Answer>) => Promise<Answer>;

/** After a 401, react-admin's own useDataProvider answers an empty record that looks like a success. */
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
