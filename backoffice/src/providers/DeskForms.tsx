import { FormAccessContext, type FormAccess } from '@clinic/ui/forms/form-access.ts';
import { useMemo, type ReactNode } from 'react';
import { useRefresh } from 'react-admin';
import { useServer } from './useServer.ts';

interface Props {
  /** Id of the signed-in person; null until it is known. */
  account: string | null;
  children: ReactNode;
}

/** Gives the forms of the desk their account, their calls, and react-admin's reading of the page anew. */
export function DeskForms({ account, children }: Props) {
  const server = useServer();
  const refresh = useRefresh();
  const access = useMemo<FormAccess>(
    () => ({
      area: 'backoffice',
      account,
      api: { call: (of, request, options) => server((api) => api.call(of, request, options)) },
      refresh: () => refresh(),
    }),
    [server, refresh, account],
  );
  return <FormAccessContext value={access}>{children}</FormAccessContext>;
}
