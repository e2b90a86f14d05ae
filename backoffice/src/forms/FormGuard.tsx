import { useFormState } from 'react-hook-form';
import { UnsavedGuard } from '../layout/UnsavedGuard.tsx';

/** The guard of the form around it; `saved` lifts it at once, before the form has been reset. */
export const FormGuard = ({ saved = false }: { saved?: boolean }) => {
  const { dirtyFields } = useFormState();
  return <UnsavedGuard dirty={!saved && Object.keys(dirtyFields).length > 0} />;
};
