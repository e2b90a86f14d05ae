import { useCallback, useState } from 'react';
import { useAccount } from '../../components/account.ts';
import { dropDraft, keepDraft, readDraft } from '@clinic/ui/drafts';
import type { FormValues } from './form-values.ts';

interface Draft {
  /** Only what was typed. */
  typed: FormValues;
  /** `updatedAt` of the record that it was typed over; null for a new one. */
  over: string | null;
}

const recordOf = (clientId: string, formType: string) => `form:${clientId}:${formType}`;

/** Whether this doctor left this form unfinished in this browser. */
export function useHasDraft(clientId: string, formType: string): boolean {
  const { area, id } = useAccount();
  const [had] = useState(() => readDraft<Draft>(area, id, recordOf(clientId, formType)) !== null);
  return had;
}

/** What is typed into a form survives a crash in this browser; `draft` is what was found when the form was opened. */
export function useFormDraft(clientId: string, formType: string) {
  const { area, id } = useAccount();
  const record = recordOf(clientId, formType);
  const [draft] = useState(() => readDraft<Draft>(area, id, record));
  const keep = useCallback(
    (typed: FormValues, over: string | null) => keepDraft(area, id, record, { typed, over } satisfies Draft),
    [area, id, record],
  );
  const drop = useCallback(() => dropDraft(area, id, record), [area, id, record]);
  return { draft, keep, drop };
}
