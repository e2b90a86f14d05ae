import { useEffect, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { typedOf } from '../drafts.ts';
import { RestoredNotice } from './RestoredNotice.tsx';
import { restoredFrom, type KeptDraft } from './useKeptDraft.ts';
import { useSavedFormContext } from './useSavedForm.ts';

function DraftOf({ kept }: { kept: KeptDraft }) {
  const { saving, keeps, startAfresh } = useSavedFormContext();
  const { reset, watch, getValues } = useFormContext();
  const { dirtyFields, isReady, isSubmitting } = useFormState();
  const [draft, setDraft] = useState(() => restoredFrom(kept));
  const isDirty = Object.keys(dirtyFields).length > 0;
  // The draft may be loaded after the form is drawn.
  useEffect(() => {
    if (draft && isReady) reset({ ...getValues(), ...draft.values }, { keepDefaultValues: true });
  }, [draft, isReady, reset, getValues]);
  useEffect(() => {
    if (!isDirty) return undefined;
    const also = Object.fromEntries(keeps.map((field) => [field, true]));
    const typed = () => typedOf(getValues(), { ...dirtyFields, ...also });
    // After the save has dropped the draft, nothing may be stored again.
    if (isSubmitting) return kept.keep(typed());
    const keepSoon = () => kept.keepSoon(typed);
    keepSoon();
    const { unsubscribe } = watch(keepSoon);
    return () => {
      unsubscribe();
      kept.keepNow();
    };
  }, [kept, keeps, isDirty, isSubmitting, dirtyFields, watch, getValues]);
  if (!draft || saving.isSaved) return null;
  return (
    <RestoredNotice
      announce="alert"
      isUnanswered={draft.isUnanswered}
      onStartAfresh={() => {
        setDraft(undefined);
        startAfresh();
      }}
      sx={{ mb: 2 }}
    />
  );
}

/** Stores typed values, and restores those of the same person after an ended session or a closed browser. */
export function FormDraft() {
  const { draft } = useSavedFormContext().saving;
  return draft && <DraftOf kept={draft} />;
}
