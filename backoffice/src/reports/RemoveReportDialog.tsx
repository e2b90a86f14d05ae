import { reportCalls, type LargeReport } from '@clinic/contract/care/intake-forms/report-calls';
import { ConfirmDialog } from '@clinic/ui/dialogs/ConfirmDialog.tsx';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { useServer } from '../providers/useServer.ts';

interface Props {
  report: LargeReport;
  what: string;
  onClose: () => void;
  onRemoved: () => void;
}

export function RemoveReportDialog({ report, what, onClose, onRemoved }: Props) {
  const server = useServer();
  const { save, isBusy, refusal } = useSaving({
    send: () => server((api) => api.call(reportCalls.remove, { id: report.id })),
    saved: ({ message }) => {
      notify.success(message);
      onClose();
    },
    otherwise: 'The report could not be removed.',
    settled: onRemoved,
  });
  return (
    <ConfirmDialog
      open
      danger
      title={`Remove an earlier report of ${report.client.name}?`}
      confirmLabel="Remove"
      busy={isBusy}
      onConfirm={() => void save({})}
      onClose={onClose}
    >
      {refusal && <FailureNotice sentence={refusal.sentence} sx={{ mb: 3 }} />}
      {what}. The file is deleted for good; the form, its versions and the report that it shows now stay.
    </ConfirmDialog>
  );
}
