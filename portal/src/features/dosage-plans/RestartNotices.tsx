import { formatDay } from '@clinic/contract/clinic-calendar';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import type { Restart } from './useRestart.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('@clinic/ui/dialogs/ConfirmDialog.tsx')).ConfirmDialog,
}));

interface Props {
  restart: Restart;
  onAnswer: (isTaken: boolean) => void;
  onHide: () => void;
}

/** What a plan that begins from an earlier one left out, and the question about each old side effect. */
export default function RestartNotices({ restart: { said, asked }, onAnswer, onHide }: Props) {
  const [now] = asked;
  if (now) {
    return (
      <Suspense>
        <ConfirmDialog
          open
          key={now.entry.name}
          title={`Take ${now.entry.name} again?`}
          confirmLabel="Take it again"
          cancelLabel="Leave it out"
          onConfirm={() => onAnswer(true)}
          onClose={() => onAnswer(false)}
        >
          {now.entry.name} was stopped for a side effect on {formatDay(now.on)}.
        </ConfirmDialog>
      </Suspense>
    );
  }
  if (said.length === 0) return null;
  const hide = (
    <Button size="small" color="inherit" variant="outlined" onClick={onHide}>
      Hide
    </Button>
  );
  return (
    <Notice tone="waiting" announce="status" action={hide}>
      {said.map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </Notice>
  );
}
