import { useKeptDraft } from '@clinic/ui/forms/useKeptDraft.ts';
import type { FormValues } from './form-values.ts';

interface Unfinished {
  typed: FormValues;
  /** `updatedAt` of the record that was edited; null for a new one. */
  over: string | null;
  /** The chosen day; a draft of an earlier release has none. */
  measuredOn?: string;
}

/** A doctor's typed text in a client's form survives a crash in this browser. */
export function useIntakeDraft(clientId: string, formType: string) {
  const name = `form:${clientId}:${formType}`;
  return { name, draft: useKeptDraft<Unfinished>(name) };
}
