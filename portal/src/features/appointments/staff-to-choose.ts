import { staffCalls } from '@clinic/contract/identity/staff-calls';
import { queryOptions } from '@tanstack/react-query';
import { clientApi } from '../../lib/http.ts';

/** All staff of the clinic; `assistantsFor` filters those whom the client may choose. */
export const staffQuery = (token?: string) =>
  queryOptions({
    queryKey: ['client', 'staff'],
    queryFn: async ({ signal }) => {
      const [{ doctors }, { assistants }] = await Promise.all([
        clientApi.call(staffCalls.allDoctors, {}, { signal, token }),
        clientApi.call(staffCalls.allAssistants, {}, { signal, token }),
      ]);
      return { doctors, assistants };
    },
  });
