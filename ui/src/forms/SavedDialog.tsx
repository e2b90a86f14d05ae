import { useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { CloseQuestion } from '../dialogs/ConfirmDialog.tsx';
import { ClinicButton } from '../layout/ClinicButton.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import { FormDraft } from './FormDraft.tsx';
import { FormRefusal, SaveButton } from './SaveBar.tsx';
import { SavedFormProvider, UnsavedValuesGuard, useHasUnsaved } from './SavedForm.tsx';
import { useSavedFormContext, type SavedFormState } from './useSavedForm.ts';

interface FrameProps {
  title: string;
  /** Left out: the dialog is only for reading. */
  saveLabel?: string;
  busyLabel?: string;
  cancelLabel?: string;
  maxWidth?: 'xs' | 'sm' | 'md';
  /** True: questions are about the first fields, and shown above them. */
  asksFirst?: boolean;
  /** True for a save that cannot be undone: only the button and Ctrl+Enter save. */
  enterMoves?: boolean;
  /** False: leaving the page asks nothing. */
  guarded?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Runs once when the dialog opens: focuses its first empty field, or the first of all. A field that is marked as
 * optional may well stay empty, and typing does not begin there.
 */
function focusFirst(dialog: HTMLElement | null): void {
  if (!dialog || dialog.contains(document.activeElement)) return;
  const inputs = [...dialog.querySelectorAll('input')].filter((input) => !input.ariaHidden && !input.hidden);
  (inputs.find(({ value, dataset }) => value === '' && dataset.optional === undefined) ?? inputs[0])?.focus();
}

function Frame({ title, saveLabel, busyLabel, cancelLabel = 'Cancel', ...props }: FrameProps) {
  const { maxWidth, asksFirst = false, enterMoves, guarded = true, onClose, children } = props;
  const { saving, submit } = useSavedFormContext();
  const [asking, setAsking] = useState(false);
  const hasUnsaved = useHasUnsaved();
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
      <DialogFrame
        title={title}
        maxWidth={maxWidth}
        enterMoves={enterMoves}
        contentRef={focusFirst}
        refusal={!asksFirst && <FormRefusal />}
        buttons={
          <>
            <ClinicButton onClick={giveUp} disabled={saving.isBusy}>
              {cancelLabel}
            </ClinicButton>
            {saveLabel && <SaveButton label={saveLabel} busyLabel={busyLabel} />}
          </>
        }
        onSave={() => void submit()}
        onEscape={close}
      >
        {guarded && <UnsavedValuesGuard />}
        <FormDraft />
        {asksFirst && <FormRefusal />}
        {children}
      </DialogFrame>
      {asking && <CloseQuestion onConfirm={giveUp} onClose={() => setAsking(false)} />}
    </>
  );
}

interface Props<Values extends FieldValues> extends FrameProps {
  form: SavedFormState<Values>;
}

/** A saved form in a dialog; full screen on phones. Only Cancel discards what was typed. */
export const SavedDialog = <Values extends FieldValues>({ form, ...frame }: Props<Values>) => (
  <SavedFormProvider form={form}>
    <Frame {...frame} />
  </SavedFormProvider>
);
