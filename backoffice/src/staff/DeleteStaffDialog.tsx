import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import { useToast } from '../layout/Toasts.tsx';
import { refusalOf, sentenceOf } from '../providers/refusal.ts';
import { useServer } from '../providers/useServer.ts';
import type { StaffRecord, StaffResource } from './staffRecord.ts';

interface Props {
  resource: StaffResource;
  noun: 'doctor' | 'assistant';
  person: StaffRecord;
  onClose: () => void;
  /** Told when the server refuses because the person still has clients or appointments. */
  onInUse?: (sentence: string) => void;
}

export const DeleteStaffDialog = ({ resource, noun, person, onClose, onInUse }: Props) => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const server = useServer();
  const toast = useToast();
  const refresh = useRefresh();
  const remove = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await server((api) => api.delete(resource, { id: person.id, previousData: person }));
      toast(`${noun === 'doctor' ? 'Doctor' : 'Assistant'} deleted successfully!`, 'success');
      refresh();
      onClose();
    } catch (error) {
      const sentence = sentenceOf(error) ?? `Error deleting ${noun}. Please try again.`;
      if (onInUse && refusalOf(error)?.code === 'STAFF_IN_USE') return onInUse(sentence);
      setFailure(sentence);
      toast(sentence, 'error');
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      danger
      title={`Delete ${person.name}?`}
      confirmLabel="Delete"
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {failure && (
        <Alert severity="error" sx={{ mb: 3 }}>
          {failure}
        </Alert>
      )}
      The log-in ends at once. Past records keep the name.
    </ConfirmDialog>
  );
};
