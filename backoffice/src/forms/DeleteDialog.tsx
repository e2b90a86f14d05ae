import { refusalOf } from '@clinic/ui/session/refusal.ts';
import type { ReactNode } from 'react';
import { useRefresh } from 'react-admin';
import { ConfirmDialog } from '@clinic/ui/dialogs/ConfirmDialog.tsx';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { useServer } from '../providers/useServer.ts';

interface Props {
  resource: string;
  record: { id: string; name: string };
  done: string;
  failed: string;
  onClose: () => void;
  onRefused?: (sentence: string, code?: string) => void;
  children: ReactNode;
}

export function DeleteDialog(props: Props) {
  const { resource, record, done, failed, onClose, onRefused, children } = props;
  const server = useServer();
  const refresh = useRefresh();
  const { save, isBusy, refusal } = useSaving({
    send: () => server((api) => api.delete(resource, { id: record.id, previousData: record })),
    saved: () => {
      notify.success(done);
      onClose();
    },
    otherwise: failed,
    refused: (failure, sentence) => onRefused?.(sentence, refusalOf(failure)?.code),
    settled: refresh,
  });
  return (
    <ConfirmDialog
      open
      danger
      title={`Delete ${record.name}?`}
      confirmLabel="Delete"
      busy={isBusy}
      onConfirm={() => void save({})}
      onClose={onClose}
    >
      {refusal && <FailureNotice sentence={refusal.sentence} sx={{ mb: 3 }} />}
      {children}
    </ConfirmDialog>
  );
}
