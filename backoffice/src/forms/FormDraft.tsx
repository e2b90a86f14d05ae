import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { dropDraft, keepDraft, readDraft } from './draft.ts';

/** Milliseconds of rest after which typed values are kept. */
const REST = 400;

interface Props {
  /** Names the form, with the record when it has one. */
  form: string;
  /** Once saved, there is nothing left to keep. */
  saved: boolean;
}

/** Brings back what the same person had typed when the session ended or the browser was closed. */
export const FormDraft = ({ form, saved }: Props) => {
  const { data: person } = useGetIdentity();
  const account = person ? String(person.id) : null;
  const { reset, watch, formState, getValues } = useFormContext();
  const { isDirty } = formState;
  const [restored, setRestored] = useState(false);
  const looked = useRef(false);
  useEffect(() => {
    if (!account || looked.current) return;
    looked.current = true;
    const draft = readDraft(account, form);
    if (!draft || typeof draft !== 'object') return;
    reset({ ...getValues(), ...draft }, { keepDefaultValues: true });
    setRestored(true);
  }, [account, form, reset, getValues]);
  useEffect(() => {
    if (!account || !isDirty) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const keep = () => {
      clearTimeout(timer);
      timer = setTimeout(() => keepDraft(account, form, getValues()), REST);
    };
    keep();
    const { unsubscribe } = watch(keep);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [account, form, isDirty, watch, getValues]);
  useEffect(() => {
    if (account && saved) dropDraft(account, form);
  }, [account, form, saved]);
  if (!restored || saved) return null;
  return (
    <Alert
      severity="info"
      action={
        <Button
          color="inherit"
          onClick={() => {
            if (account) dropDraft(account, form);
            reset();
            setRestored(false);
          }}
        >
          Start afresh
        </Button>
      }
    >
      What you had typed before is here again.
    </Alert>
  );
};
