import { refusalOf } from '@clinic/ui/session/refusal.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { useState, type ReactNode } from 'react';
import { useRefresh } from 'react-admin';
import { ConfirmDialog } from '@clinic/ui/dialogs/ConfirmDialog.tsx';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { useServer } from '../providers/useServer.ts';

interface Props {
  resource: string;
  record: { id: string; name: string };
  done: string;
  /** The sentence when the server gives none. */
  failed: string;
  onClose: () => void;
  onRefused?: (sentence: string, code?: string) => void;
  children: ReactNode;
}

export function DeleteDialog(props: Props) {
  const { resource, record, done, failed, onClose, onRefused, children } = props;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const server = useServer();
  const refresh = useRefresh();
  const remove = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await server((api) => api.delete(resource, { id: record.id, previousData: record }));
      notify.success(done);
      onClose();
    } catch (error) {
      const sentence = failureText(error, failed);
      setFailure(sentence);
      setBusy(false);
      onRefused?.(sentence, refusalOf(error)?.code);
    }
    refresh();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={`Delete ${record.name}?`}
      confirmLabel="Delete"
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {failure && <FailureNotice sentence={failure} sx={{ mb: 3 }} />}
      {children}
    </ConfirmDialog>
  );
}
