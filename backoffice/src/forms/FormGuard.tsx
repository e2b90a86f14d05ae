import { useGetIdentity } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { UnsavedGuard } from '../layout/UnsavedGuard.tsx';
import { dropDraft } from './draft.ts';

interface Props {
  /** Lifts the guard at once, before the form has been reset. */
  saved?: boolean;
  /** The draft to forget when somebody leaves on purpose. */
  draft?: string;
}

/** The guard of the form around it. */
export const FormGuard = ({ saved = false, draft }: Props) => {
  const { dirtyFields } = useFormState();
  const { data: person } = useGetIdentity();
  return (
    <UnsavedGuard
      dirty={!saved && Object.keys(dirtyFields).length > 0}
      onLeave={() => {
        if (draft && person) dropDraft(String(person.id), draft);
      }}
    />
  );
};
