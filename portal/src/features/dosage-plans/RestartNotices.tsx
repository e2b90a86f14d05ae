import { formatDay } from '@clinic/contract/clinic-calendar';
import { ConfirmDialog } from '@clinic/ui/dialogs/ConfirmDialog.tsx';
import { listed } from '@clinic/contract/platform/listed';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Button from '@mui/material/Button';
import type { Restart } from './useRestart.ts';

interface Props {
  restart: Restart;
  onAnswer: (isTaken: boolean) => void;
  onHide: () => void;
}

/** Names the doses that a plan from an earlier one left out, and the question about each old side effect. */
export default function RestartNotices({ restart: { ended, hadEnd, asked }, onAnswer, onHide }: Props) {
  const [now] = asked;
  if (now) {
    return (
      <ConfirmDialog
        open
        key={now.entry.name}
        title={`Take ${now.entry.name} again?`}
        confirmLabel="Take it again"
        cancelLabel="Leave it out"
        onConfirm={() => onAnswer(true)}
        onClose={() => onAnswer(false)}
      >
        {now.entry.name} was stopped for a side effect on {formatDay(now.stop.on)}.
      </ConfirmDialog>
    );
  }
  if (ended.length + hadEnd.length === 0) return null;
  const hide = (
    <Button size="small" color="inherit" variant="outlined" onClick={onHide}>
      Hide
    </Button>
  );
  return (
    <Notice tone="waiting" announce="status" action={hide}>
      {ended.length > 0 && <div>Left out, since the course is over: {listed(ended)}.</div>}
      {hadEnd.length > 0 && <div>Had a last day, which is dropped: {listed(hadEnd)}.</div>}
    </Notice>
  );
}
