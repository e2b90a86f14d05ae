import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, type FormEvent, type ReactNode } from 'react';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';

interface Props {
  title: string;
  children: ReactNode;
  /** None: there is only something to read. */
  submitLabel?: string;
  cancelLabel?: string;
  busy: boolean;
  problem?: string;
  remedy?: ReactNode;
  onSubmit: (event: FormEvent) => void;
  onClose: () => void;
}

/** A short form over the page; full screen on phones. */
export function FormDialog({ title, children, submitLabel, cancelLabel = 'Close', ...rest }: Props) {
  const { busy, problem, remedy, onSubmit, onClose } = rest;
  const titleId = useId();
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'));
  return (
    <Dialog
      open
      fullScreen={phone}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      onClose={busy ? undefined : onClose}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Stack
          component="form"
          id={`${titleId}-form`}
          noValidate
          spacing={5}
          sx={{ pt: 2 }}
          onSubmit={onSubmit}
        >
          {children}
        </Stack>
      </DialogContent>
      {problem && (
        <Box sx={{ px: 6, pt: 3 }}>
          <FailureNotice sentence={problem} />
          {remedy}
        </Box>
      )}
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          {cancelLabel}
        </Button>
        {submitLabel && (
          <Button type="submit" form={`${titleId}-form`} variant="contained" loading={busy}>
            {submitLabel}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
