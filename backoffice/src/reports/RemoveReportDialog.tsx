import { reportCalls, type LargeReport } from '@clinic/contract/care/report-calls';
import { ConfirmDialog } from '@clinic/ui/dialogs/ConfirmDialog.tsx';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { useState } from 'react';
import { useServer } from '../providers/useServer.ts';

interface Props {
  report: LargeReport;
  /** The form and its versions in words. */
  what: string;
  onClose: () => void;
  onRemoved: () => void;
}

export function RemoveReportDialog({ report, what, onClose, onRemoved }: Props) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const server = useServer();
  const remove = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const { message } = await server((api) => api.call(reportCalls.remove, { id: report.id }));
      notify.success(message);
      onClose();
    } catch (error) {
      setFailure(failureText(error, 'The report could not be removed.'));
      setBusy(false);
    }
    onRemoved();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={`Remove an earlier report of ${report.client.name}?`}
      confirmLabel="Remove"
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {failure && <FailureNotice sentence={failure} sx={{ mb: 3 }} />}
      {what}. The file is deleted for good; the form, its versions and the report that it shows now stay.
    </ConfirmDialog>
  );
}
