import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { Form } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { ConfirmDialog } from '@clinic/ui/dialogs/ConfirmDialog.tsx';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { UnsavedGuard } from '@clinic/ui/forms/UnsavedGuard.tsx';
import { FormDraft } from './FormDraft.tsx';
import { SubmitBar } from './SubmitBar.tsx';
import type { KeptDraft } from './useFormDraft.ts';

interface Props {
  title: string;
  submitLabel: string;
  defaultValues: object;
  /** The unfinished form; dropped here when the dialog is closed, by the caller after a save. */
  draft: KeptDraft | null;
  /** Resolves to field → sentence for what the server refused. */
  onSubmit: (values: object) => Promise<Record<string, string> | undefined>;
  onClose: () => void;
  failure: string | null;
  /** Reads the record again, when another person changed it meanwhile. */
  onReload?: () => void;
  children: ReactNode;
}

function DirtyWatch({ onDirty }: { onDirty: (dirty: boolean) => void }) {
  const { dirtyFields } = useFormState();
  const dirty = Object.keys(dirtyFields).length > 0;
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  return null;
}

/** Runs once when the dialog opens: focuses its first empty field, or the first of all. */
function focusFirst(dialog: HTMLElement | null): void {
  const inputs = [...(dialog?.querySelectorAll('input') ?? [])].filter((input) => !input.ariaHidden);
  (inputs.find(({ value }) => value === '') ?? inputs[0])?.focus();
}

export function RecordDialog(props: Props) {
  const { title, submitLabel, defaultValues, draft, onSubmit, failure, onReload, children } = props;
  const [dirty, setDirty] = useState(false);
  const [asking, setAsking] = useState(false);
  const titleId = useId();
  const giveUp = () => {
    draft?.drop();
    props.onClose();
  };
  const close = () => (dirty ? setAsking(true) : giveUp());
  return (
    <>
      <Dialog
        open
        maxWidth="sm"
        fullWidth
        aria-labelledby={titleId}
        onClose={(_event, reason) => {
          if (reason === 'escapeKeyDown') close();
        }}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent ref={focusFirst}>
          <Form defaultValues={defaultValues} onSubmit={onSubmit} disableInvalidFormNotification noValidate>
            <DirtyWatch onDirty={setDirty} />
            <UnsavedGuard dirty={dirty} onLeave={() => draft?.drop()} />
            <FormDraft draft={draft} />
            {failure && (
              <FailureNotice sentence={failure} retryLabel="Reload" onRetry={onReload} sx={{ mb: 2 }} />
            )}
            {children}
            <SubmitBar label={submitLabel} onCancel={giveUp} />
          </Form>
        </DialogContent>
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
