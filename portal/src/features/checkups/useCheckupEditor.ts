import { CHECKUP_FIELDS, type Checkup, type CheckupFields } from '@clinic/contract/checkups';
import { useState } from 'react';
import { useDraft } from '../../components/useDraft.ts';
import { useEditedRecord } from '../plan-workspace/useEditedRecord.ts';

const contentOf = (checkup: Checkup | null): CheckupFields => ({
  bloodPressure: '',
  nfd: '',
  motion: '',
  energy: '',
  other: '',
  ...checkup?.fields,
});
const itself = (fields: CheckupFields): CheckupFields => fields;
const fieldsDiffer = (one: CheckupFields, other: CheckupFields): boolean =>
  CHECKUP_FIELDS.some((name) => one[name] !== other[name]);

/** No stored checkup is the client's current one: the form is blank until one is loaded, and then follows that one. */
export function useCheckupEditor(clientId: string, checkups: readonly Checkup[]) {
  const record = `checkup:${clientId}`;
  const draft = useDraft<{ base: Checkup | null }>(record);
  const [loaded, setLoaded] = useState(() => draft.read()?.value.base?._id);
  const editor = useEditedRecord({
    record,
    saved: checkups.find(({ _id }) => _id === loaded) ?? null,
    contentOf,
    start: itself,
    content: itself,
    differs: fieldsDiffer,
  });
  return {
    ...editor,
    load: (checkup: Checkup) => {
      editor.load(checkup);
      setLoaded(checkup._id);
    },
    startNew: () => {
      editor.startNew();
      setLoaded(undefined);
    },
    settle: (checkup: Checkup, sent: CheckupFields) => {
      editor.settle(checkup, sent);
      setLoaded(checkup._id);
    },
  };
}
