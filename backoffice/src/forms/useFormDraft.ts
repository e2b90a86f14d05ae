import { draftOf, type Draft } from '@clinic/ui/drafts';
import { useMemo } from 'react';
import { useGetIdentity } from 'react-admin';

export type KeptDraft = Draft<Record<string, unknown>>;

/**
 * The logged-in person's draft of a form, stored in this browser; null until the person is known.
 * `form` names the form, with the record when it has one.
 */
export function useFormDraft(form: string): KeptDraft | null {
  const { data: person } = useGetIdentity();
  const account = person ? String(person.id) : null;
  return useMemo(() => (account === null ? null : draftOf('backoffice', account, form)), [account, form]);
}
