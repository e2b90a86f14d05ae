import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';
import { ClinicButton } from '../layout/ClinicButton.tsx';
import { FormDraft } from './FormDraft.tsx';
import { FormRefusal, SaveButton } from './SaveBar.tsx';
import { FormElement, SavedFormProvider, useHasUnsaved } from './SavedForm.tsx';
import { useSavedFormContext, type SavedFormState } from './useSavedForm.ts';

interface FrameProps {
  title: string;
  /** None: there is only something to read. */
  saveLabel?: string;
  busyLabel?: string;
  cancelLabel?: string;
  maxWidth?: 'xs' | 'sm' | 'md';
  /** For a question about the first fields: it is asked above them, not above the buttons. */
  asksFirst?: boolean;
  /** For a save that cannot be undone: only the button and Ctrl+Enter save. */
  enterMoves?: boolean;
  /** False: leaving the page asks nothing. */
  guarded?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Runs once when the dialog opens: focuses its first empty field, or the first of all. */
function focusFirst(dialog: HTMLElement | null): void {
  if (!dialog || dialog.contains(document.activeElement)) return;
  const inputs = [...dialog.querySelectorAll('input')].filter((input) => !input.ariaHidden);
  (inputs.find(({ value }) => value === '') ?? inputs[0])?.focus();
}

const column = { display: 'flex', flexDirection: 'column', minHeight: 0, overflow: 'hidden' } as const;

function Frame({ title, saveLabel, busyLabel, cancelLabel = 'Cancel', ...props }: FrameProps) {
  const { maxWidth = 'sm', asksFirst = false, enterMoves, guarded, onClose, children } = props;
  const { saving } = useSavedFormContext();
  const [asking, setAsking] = useState(false);
  const hasUnsaved = useHasUnsaved();
  const titleId = useId();
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const giveUp = () => {
    saving.draft?.drop();
    onClose();
  };
  const close = () => {
    if (saving.isBusy) return;
    if (hasUnsaved) setAsking(true);
    else giveUp();
  };
  return (
    <>
      <Dialog
        open
        fullScreen={phone}
        maxWidth={maxWidth}
        fullWidth
        aria-labelledby={titleId}
        onClose={(_event, reason) => {
          if (reason === 'escapeKeyDown') close();
        }}
      >
        <FormElement sx={column} enterMoves={enterMoves} guarded={guarded}>
          <DialogTitle id={titleId}>{title}</DialogTitle>
          <DialogContent ref={focusFirst}>
            <FormDraft />
            {asksFirst && <FormRefusal />}
            {children}
          </DialogContent>
          <Box sx={{ px: 6, '&:not(:empty)': { pt: 3 } }}>{!asksFirst && <FormRefusal />}</Box>
          <DialogActions>
            <ClinicButton onClick={giveUp} disabled={saving.isBusy}>
              {cancelLabel}
            </ClinicButton>
            {saveLabel && <SaveButton label={saveLabel} busyLabel={busyLabel} />}
          </DialogActions>
        </FormElement>
      </Dialog>
      <ConfirmDialog
        open={asking}
        title="Close without saving?"
        confirmLabel="Close"
        cancelLabel="Go on typing"
        danger
        onConfirm={giveUp}
        onClose={() => setAsking(false)}
      >
        What you typed has not been saved.
      </ConfirmDialog>
    </>
  );
}

interface Props<Values extends FieldValues> extends FrameProps {
  form: SavedFormState<Values>;
}

/** A saved form over the page; full screen on phones. What is typed is given up by Cancel alone. */
export const SavedDialog = <Values extends FieldValues>({ form, ...frame }: Props<Values>) => (
  <SavedFormProvider form={form}>
    <Frame {...frame} />
  </SavedFormProvider>
);
