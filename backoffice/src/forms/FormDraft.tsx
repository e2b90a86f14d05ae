import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
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

const DraftOf = ({ account, form, saved }: Props & { account: string }) => {
  const { reset, watch, formState, getValues } = useFormContext();
  const { isDirty } = formState;
  const [draft, setDraft] = useState(() => readDraft(account, form));
  useEffect(() => {
    if (draft && typeof draft === 'object') reset({ ...getValues(), ...draft }, { keepDefaultValues: true });
  }, [draft, reset, getValues]);
  useEffect(() => {
    if (!isDirty) return undefined;
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
    if (saved) dropDraft(account, form);
  }, [account, form, saved]);
  if (!draft || saved) return null;
  const startAfresh = () => {
    dropDraft(account, form);
    setDraft(null);
    reset();
  };
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" onClick={startAfresh}>
          Start afresh
        </Button>
      }
    >
      What you had typed before is here again.
    </Alert>
  );
};

/** Brings back what the same person had typed when the session ended or the browser was closed. */
export const FormDraft = (props: Props) => {
  const { data: person } = useGetIdentity();
  return person ? <DraftOf {...props} account={String(person.id)} /> : null;
};
