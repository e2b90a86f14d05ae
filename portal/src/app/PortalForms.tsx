import { FormAccessContext, type FormAccess } from '@clinic/ui/forms/form-access.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { ownAccountApis } from '../lib/http.ts';
import type { Area } from '../lib/log-in-path.ts';

interface Props {
  area: Area;
  /** Id of the signed-in person. */
  account: string;
  children: ReactNode;
}

/** Gives the forms of an area their account, their calls, and what is read anew after a save. */
export function PortalForms({ area, account, children }: Props) {
  const queryClient = useQueryClient();
  const access = useMemo<FormAccess>(
    () => ({
      area,
      account,
      api: ownAccountApis[area],
      refresh: (keys = [[]]) => {
        for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
      },
    }),
    [area, account, queryClient],
  );
  return <FormAccessContext value={access}>{children}</FormAccessContext>;
}
