import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { ClinicButton } from '../layout/ClinicButton.tsx';
import { FailureNotice } from '../layout/FailureNotice.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import { useSavedFormContext, WHOLE } from './useSavedForm.ts';

/** Says what is wrong with the form as a whole, as long as it is. */
function WholeProblem() {
  const sentence = useSavedFormContext().problemOf(useWatch());
  return sentence ? <FailureNotice sentence={sentence} /> : null;
}

/** A long form is saved by Enter from any of its fields; the buttons come into view with what is said. */
const bringIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' });

/** The one place of a form where a refusal is said or asked; that of a field stands beside it, too. */
export function FormRefusal() {
  const { saving, submit } = useSavedFormContext();
  const { errors } = useFormState();
  if (!saving.refusal && !errors[WHOLE]) return null;
  return (
    <Box ref={bringIntoView} sx={{ scrollMarginBottom: '88px' }}>
      {errors[WHOLE] && <WholeProblem />}
      <RefusalNotice saving={saving} onAnswer={(over) => void submit(over)} />
    </Box>
  );
}

interface ButtonProps {
  label: string;
  /** The button's words while it is being saved; left out: they stay. */
  busyLabel?: string;
  danger?: boolean;
  /** Nothing is there to be saved. */
  disabled?: boolean;
}

export function SaveButton({ label, busyLabel = label, danger = false, disabled = false }: ButtonProps) {
  const { isSubmitting } = useFormState();
  const isBusy = useSavedFormContext().saving.isBusy || isSubmitting;
  return (
    <ClinicButton
      type="submit"
      look={danger ? 'destructive' : 'filled'}
      sx={danger ? { borderColor: 'var(--brick)' } : undefined}
      disabled={isBusy || disabled}
      aria-busy={isBusy}
    >
      {isBusy ? busyLabel : label}
    </ClinicButton>
  );
}

interface Props extends Omit<ButtonProps, 'label'> {
  /** Null while a question stands in the button's place. */
  label: string | null;
  cancelLabel?: string;
  onCancel?: () => void;
  /** Further buttons, between saving and cancelling. */
  children?: ReactNode;
}

/** The end of a form: what was refused, and the buttons. */
export function SaveBar({ label, cancelLabel = 'Cancel', onCancel, children, ...button }: Props) {
  const { saving } = useSavedFormContext();
  return (
    <Box sx={{ display: 'grid', gap: 3, mt: 3 }}>
      <FormRefusal />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {label !== null && <SaveButton label={label} {...button} />}
        {children}
        {onCancel && (
          <ClinicButton onClick={onCancel} disabled={saving.isBusy}>
            {cancelLabel}
          </ClinicButton>
        )}
      </Box>
    </Box>
  );
}
