import { dropDraft, keepDraft, readDraft } from '@clinic/ui/drafts';
import { useMemo } from 'react';
import { useGetIdentity } from 'react-admin';

/** What somebody typed into one form, as this browser keeps it. */
export interface KeptDraft {
  read: () => Record<string, unknown> | null;
  keep: (values: object) => void;
  drop: () => void;
}

/**
 * What the person who is logged in typed into a form, as this browser keeps it; null until it is known who that is.
 * `form` names the form, with the record when it has one.
 */
export function useFormDraft(form: string): KeptDraft | null {
  const { data: person } = useGetIdentity();
  const account = person ? String(person.id) : null;
  return useMemo(
    () =>
      account === null
        ? null
        : {
            read: () => readDraft<Record<string, unknown>>('backoffice', account, form)?.value ?? null,
            keep: (values) => keepDraft('backoffice', account, form, values),
            drop: () => dropDraft('backoffice', account, form),
          },
    [account, form],
  );
}
