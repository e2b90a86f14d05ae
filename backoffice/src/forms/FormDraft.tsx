import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { typedOf } from '@clinic/ui/drafts';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { KeptDraft } from './useFormDraft.ts';

/** Milliseconds without typing after which values are stored. */
const REST = 400;

interface Props {
  /** From `useFormDraft`. */
  draft: KeptDraft | null;
  /** For a form that stays on the screen after its save: there is nothing left to keep. */
  saved?: boolean;
}

function DraftOf({ kept, saved }: { kept: KeptDraft; saved: boolean }) {
  const { reset, watch, formState, getValues } = useFormContext();
  const { dirtyFields, isDirty, isReady, isSubmitting } = formState;
  const [draft, setDraft] = useState(() => kept.read()?.value);
  useEffect(() => {
    // The form fills in its record first.
    if (draft && isReady) reset({ ...getValues(), ...draft }, { keepDefaultValues: true });
  }, [draft, isReady, reset, getValues]);
  useEffect(() => {
    if (!isDirty || saved) return undefined;
    const keep = () => kept.keep(typedOf(getValues(), dirtyFields));
    // Nothing may be stored after the save that drops the draft.
    if (isSubmitting) return keep();
    let timer: ReturnType<typeof setTimeout>;
    const keepSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, REST);
    };
    keepSoon();
    const { unsubscribe } = watch(keepSoon);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [kept, isDirty, isSubmitting, saved, dirtyFields, watch, getValues]);
  useEffect(() => {
    if (saved) kept.drop();
  }, [kept, saved]);
  if (!draft || saved) return null;
  const startAfresh = () => {
    kept.drop();
    setDraft(undefined);
    reset();
  };
  return (
    <Notice
      tone="note"
      announce="alert"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" onClick={startAfresh}>
          Start afresh
        </Button>
      }
    >
      What you had typed before is here again.
    </Notice>
  );
}

/** Restores what the same person had typed when the session ended or the browser was closed. */
export const FormDraft = ({ draft, saved = false }: Props) => draft && <DraftOf kept={draft} saved={saved} />;
