import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useRef, useState, type ReactNode, type RefObject } from 'react';

interface Props {
  open: boolean;
  /** Names the thing: "Delete Dr Asha Mehta?" */
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** True: confirming removes something, so the safe button has the focus. */
  danger?: boolean;
  busy?: boolean;
  /** Gets the first focus instead of a button. */
  firstFocus?: RefObject<HTMLElement | null>;
  onConfirm: () => void;
  onClose: () => void;
}

/** A question whose own fields, such as a reason, are given up by its button alone. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  ...rest
}: Props) {
  const { danger, busy, firstFocus, onConfirm, onClose } = rest;
  const titleId = useId();
  const confirmButton = useRef<HTMLButtonElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const first = firstFocus ?? (danger ? cancelButton : confirmButton);
  const [isTyped, setTyped] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const giveUp = () => {
    setAsking(false);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : () => (isTyped ? setAsking(true) : onClose())}
      maxWidth="xs"
      fullWidth
      aria-labelledby={titleId}
      slotProps={{
        transition: {
          onEntered: (dialog: HTMLElement) => focusFirst(dialog, first.current),
          onExited: () => setTyped(false),
        },
      }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {children && <DialogContent onInput={() => setTyped(true)}>{children}</DialogContent>}
      <DialogActions>
        <Button ref={cancelButton} onClick={onClose} disabled={busy}>
          {cancelLabel}
        </Button>
        <Button
          ref={confirmButton}
          variant="contained"
          color={danger ? 'error' : 'primary'}
          loading={busy}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
      {isAsking && <CloseQuestion onConfirm={giveUp} onClose={() => setAsking(false)} />}
    </Dialog>
  );
}

/** Asks before a layer closes whose typed values would be lost. */
export const CloseQuestion = ({ onConfirm, onClose }: Pick<Props, 'onConfirm' | 'onClose'>) => (
  <ConfirmDialog
    open
    title="Close without saving?"
    confirmLabel="Close"
    cancelLabel="Go on typing"
    danger
    onConfirm={onConfirm}
    onClose={onClose}
  >
    What you typed has not been saved.
  </ConfirmDialog>
);

/** Focuses at once: a person may type before the dialog has faded in. */
function focusFirst(dialog: HTMLElement, first: HTMLElement | null): void {
  const { activeElement } = document;
  if (!dialog.contains(activeElement) || !activeElement?.matches('input, textarea, button')) first?.focus();
}
