import { useDraft } from '../../components/useDraft.ts';
import type { FormValues } from './form-values.ts';

interface Unfinished {
  typed: FormValues;
  /** `updatedAt` of the record that it was typed over; null for a new one. */
  over: string | null;
  /** The chosen day; a draft of an earlier release has none. */
  measuredOn?: string;
}

/** A doctor's typed text in a client's form survives a crash in this browser. */
export const useIntakeDraft = (clientId: string, formType: string) =>
  useDraft<Unfinished>(`form:${clientId}:${formType}`);
