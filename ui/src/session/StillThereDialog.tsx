import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useRef, useState } from 'react';

const SECOND_MS = 1000;

/** Writes milliseconds as "1:05"; never below "0:00". */
function clockOf(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

interface Props {
  /** Milliseconds since 1970. */
  endsAt: number;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before an unused session ends whether the person is there; closing it is a yes. */
export function StillThereDialog({ endsAt, onStay, onLeave }: Props) {
  const [now, setNow] = useState(Date.now);
  const [titleId, textId] = [useId(), useId()];
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <Dialog
      open
      onClose={onStay}
      maxWidth="xs"
      fullWidth
      aria-labelledby={titleId}
      aria-describedby={textId}
      slotProps={{ transition: { onEntered: () => stay.current?.focus() } }}
    >
      <DialogTitle id={titleId}>Are you still there?</DialogTitle>
      <DialogContent>
        <span id={textId}>
          Nobody has used this page for almost two hours. To protect the clinic’s records you will be logged
          out soon; what is typed is kept.
        </span>
        <strong style={{ display: 'block', marginTop: 8, fontVariantNumeric: 'tabular-nums' }} role="timer">
          {clockOf(endsAt - now)} left
        </strong>
      </DialogContent>
      <DialogActions>
        <Button onClick={onLeave}>Log out now</Button>
        <Button ref={stay} variant="contained" onClick={onStay}>
          Stay logged in
        </Button>
      </DialogActions>
    </Dialog>
  );
}
