import { CHECKUP_FIELDS, type Checkup, type CheckupFields } from '@clinic/contract/checkups';
import { useState } from 'react';
import { useAccount } from '../../components/account.ts';
import { readDraft } from '@clinic/ui/drafts';
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
  const { area, id: account } = useAccount();
  const record = `checkup:${clientId}`;
  const [loaded, setLoaded] = useState(
    () => readDraft<{ base: Checkup | null }>(area, account, record)?.value.base?._id,
  );
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
