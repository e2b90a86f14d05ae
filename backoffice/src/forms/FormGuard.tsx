import { useFormState } from 'react-hook-form';
import { UnsavedGuard } from '@clinic/ui/forms/UnsavedGuard.tsx';
import type { KeptDraft } from './useFormDraft.ts';

interface Props {
  /** Lifts the guard at once, before the form has been reset. */
  saved?: boolean;
  /** The draft to drop when the person leaves on purpose. */
  draft: KeptDraft | null;
}

/** The unsaved-changes guard of the form around it. */
export function FormGuard({ saved = false, draft }: Props) {
  const { dirtyFields } = useFormState();
  return <UnsavedGuard dirty={!saved && Object.keys(dirtyFields).length > 0} onLeave={() => draft?.drop()} />;
}
