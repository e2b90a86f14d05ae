import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { ClinicButton } from '../layout/ClinicButton.tsx';
import { FailureNotice } from '../layout/FailureNotice.tsx';
import { DialogFrame } from './DialogFrame.tsx';

interface Props {
  title: string;
  /** Left out: the dialog is only for reading. */
  saveLabel?: string;
  cancelLabel?: string;
  isBusy?: boolean;
  problem?: string;
  maxWidth?: 'sm' | 'md';
  onSave?: () => void;
  onClose: () => void;
  children: ReactNode;
}

const nothing = () => undefined;

/** A dialog without react-hook-form: closing it discards nothing that is kept elsewhere. */
export function HeldDialog({ title, saveLabel, cancelLabel = 'Close', isBusy = false, ...props }: Props) {
  const { problem, maxWidth, onSave = nothing, onClose, children } = props;
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <DialogFrame
      title={title}
      maxWidth={maxWidth}
      refusal={problem && <FailureNotice sentence={problem} />}
      buttons={
        <>
          <ClinicButton onClick={close} disabled={isBusy}>
            {cancelLabel}
          </ClinicButton>
          {saveLabel && (
            <ClinicButton type="submit" look="filled" disabled={isBusy} aria-busy={isBusy}>
              {saveLabel}
            </ClinicButton>
          )}
        </>
      }
      onSave={onSave}
      onEscape={close}
      onPressBeside={close}
    >
      <Stack spacing={5} sx={{ pt: 2 }}>
        {children}
      </Stack>
    </DialogFrame>
  );
}
