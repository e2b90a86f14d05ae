import { today } from '@clinic/ui/clinic-page';
import { ageOn } from '@clinic/contract/reading/days';
import { useCallback } from 'react';
import type { FilledForm } from './useFilledForm.ts';

/** Applies what follows from a change of a field. The functions stay the same, so that only a changed field is drawn anew. */
export function useFieldChanges({ setValue, setFocus, noteEdited }: FilledForm) {
  const onTake = useCallback(
    (name: string, text: string) => {
      // Not noted as edited: what is computed is not measured again.
      setValue(name, text, { shouldDirty: true });
      setFocus(name);
    },
    [setValue, setFocus],
  );
  const onFieldChange = useCallback(
    (name: string, value: string) => {
      noteEdited(name);
      if (name === 'dob') setValue('age', String(ageOn(today(), value) ?? ''), { shouldDirty: true });
    },
    [noteEdited, setValue],
  );
  return { onTake, onFieldChange };
}
