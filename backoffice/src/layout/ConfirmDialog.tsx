import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useRef, type ReactNode, type RefObject } from 'react';

interface Props {
  open: boolean;
  /** Names the thing: "Delete Dr Asha Mehta?" */
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  busy?: boolean;
  danger?: boolean;
  /** What has the focus at first, instead of the button that confirms. */
  firstFocus?: RefObject<HTMLElement | null>;
  onConfirm: () => void;
  onClose: () => void;
}

export const ConfirmDialog = (props: Props) => {
  const {
    open,
    title,
    children,
    confirmLabel,
    cancelLabel = 'Cancel',
    busy,
    danger,
    firstFocus,
    onConfirm,
    onClose,
  } = props;
  const confirmButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby="confirm-title"
      slotProps={{ transition: { onEntered: () => (firstFocus ?? confirmButton).current?.focus() } }}
    >
      <DialogTitle id="confirm-title">{title}</DialogTitle>
      {children && <DialogContent>{children}</DialogContent>}
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
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
    </Dialog>
  );
};
