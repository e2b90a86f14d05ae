import { styled } from '@mui/material/styles';
import { useLayer } from '@clinic/ui/layers/useLayer.ts';
import { useEffect, useRef, type ReactNode } from 'react';

const Sheet = styled('dialog')({
  border: 'none',
  margin: 0,
  padding: 12,
  width: '17.5rem',
  // Beside it the page stays in reach: a press there closes it.
  maxWidth: 'calc(100vw - 44px)',
  height: '100dvh',
  maxHeight: 'none',
  overflowY: 'auto',
  color: 'inherit',
  background: 'var(--cream)',
  boxShadow: 'var(--shadow-floating)',
  '&::backdrop': { background: 'rgb(43 33 24 / 45%)' },
});

interface Props {
  open: boolean;
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A panel from the left edge; the native dialog keeps the focus inside and closes on Esc. */
export function SideSheet({ open, label, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else if (dialog.current?.open) dialog.current.close();
  }, [open]);
  useLayer(open, onClose);

  return (
    <Sheet
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      // A press on the backdrop has the dialog itself as its target.
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {children}
    </Sheet>
  );
}
