import { sentenceOf } from '@clinic/ui/session/api-error.ts';
import { fieldErrorsOf, isStale } from '@clinic/ui/session/refusal.ts';
import { useState } from 'react';
import { useRefresh, type RaRecord } from 'react-admin';
import { useServer } from '../providers/useServer.ts';
import { useFormDraft } from './useFormDraft.ts';

interface Options<Entry> {
  resource: string;
  /** Null adds a record. */
  given: Entry | null;
  /** Words a refusal; `message` is the server's sentence, null when it gave none. */
  explain: (message: string | null) => string;
  onRefused?: (sentence: string) => void;
  onSaved: (saved: Entry) => void;
}

export function useRecordForm<Entry extends RaRecord<string>>(options: Options<Entry>) {
  const { resource, given, explain, onRefused, onSaved } = options;
  const [record, setRecord] = useState(given);
  const [refusal, setRefusal] = useState<{ sentence: string; stale: boolean } | null>(null);
  const draft = useFormDraft(`${resource}:${given?.id ?? 'new'}`);
  const server = useServer();
  const refresh = useRefresh();
  /** Resolves to field → sentence for what the server refused. */
  const save = async (fields: object): Promise<Record<string, string> | undefined> => {
    setRefusal(null);
    try {
      const { data } = await server((api) =>
        record
          ? api.update<Entry>(resource, {
              id: record.id,
              data: { ...record, ...fields },
              previousData: record,
            })
          : api.create<Entry>(resource, { data: fields }),
      );
      draft?.drop();
      onSaved(data);
    } catch (error) {
      const sentence = explain(sentenceOf(error));
      setRefusal({ sentence, stale: isStale(error) });
      onRefused?.(sentence);
      return fieldErrorsOf(error) ?? undefined;
    }
    refresh();
    return undefined;
  };
  const reload = async (id: string) => {
    try {
      const { data } = await server((api) => api.getOne<Entry>(resource, { id }));
      draft?.drop();
      setRecord(data);
      setRefusal(null);
      refresh();
    } catch (error) {
      setRefusal({ sentence: explain(sentenceOf(error)), stale: true });
    }
  };
  return {
    record,
    draft,
    save,
    failure: refusal?.sentence ?? null,
    /** Reads the record again; defined only when it is out of date. */
    reload: record && refusal?.stale ? () => void reload(record.id) : undefined,
  };
}
