import { checkupCalls } from '@clinic/contract/checkup-calls';
import type { Checkup, CheckupFields, SaveCheckup } from '@clinic/contract/checkups';
import { queryOptions } from '@tanstack/react-query';
import { doctorApi } from '../../lib/http.ts';

/** All checkups of a client, the latest saved first. */
export const checkupsQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['doctor', 'checkups', clientId],
    queryFn: async ({ signal }) => {
      const { checkups } = await doctorApi.call(checkupCalls.ofClient, { clientId }, { signal });
      return checkups.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt));
    },
  });

interface Save {
  clientId: string;
  /** The checkup that is changed; null makes a new one. */
  base: Pick<Checkup, '_id' | 'updatedAt'> | null;
  fields: CheckupFields;
}

export function saveCheckup({ clientId, base, fields }: Save) {
  const input: SaveCheckup = { fields, ...(base && { updatedAt: base.updatedAt }) };
  return base
    ? doctorApi.call(checkupCalls.edit, { id: base._id, body: input })
    : doctorApi.call(checkupCalls.create, { clientId, body: input });
}
