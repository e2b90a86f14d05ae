import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useServer } from '../providers/useServer.ts';

/**
 * A grid's record as a form edits it; `given` null adds one. `saving` has the options for `useSaving`: the record is
 * sent as it was read, and read again when another person has changed it.
 */
export function useStoredRecord<Entry extends RaRecord<string>>(resource: string, given: Entry | null) {
  const [record, setRecord] = useState(given);
  const server = useServer();
  const send = async (fields: object): Promise<Entry> => {
    const { data } = await server((api) =>
      record
        ? api.update<Entry>(resource, {
            id: record.id,
            data: { ...record, ...fields },
            previousData: record,
          })
        : api.create<Entry>(resource, { data: fields }),
    );
    return data;
  };
  const reload = async () => {
    if (!record) return;
    const { data } = await server((api) => api.getOne<Entry>(resource, { id: record.id }));
    setRecord(data);
  };
  return {
    record,
    saving: { draft: `${resource}:${given?.id ?? 'new'}`, send, reload, refresh: 'page' as const },
  };
}
