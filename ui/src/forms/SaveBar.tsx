import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { ClinicButton } from '../layout/ClinicButton.tsx';
import { FailureNotice } from '../layout/FailureNotice.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import { useSavedFormContext, WHOLE } from './useSavedForm.ts';

/** Shows the error of the form as a whole, as long as it applies. */
function WholeProblem() {
  const sentence = useSavedFormContext().problemOf(useWatch());
  return sentence ? <FailureNotice sentence={sentence} /> : null;
}

/** Scrolls to the notice: a long form may be saved by Enter from a field far above it. */
const bringIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' });

/** The place where a form shows refusals and questions; an error of a field is also shown at the field. */
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
  /** The button's label while saving; left out: unchanged. */
  busyLabel?: string;
  danger?: boolean;
  /** True: there is nothing to save. */
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
  /** Null while a question replaces the button. */
  label: string | null;
  cancelLabel?: string;
  onCancel?: () => void;
  /** Further buttons between Save and Cancel. */
  children?: ReactNode;
}

/** The end of a form: refusals and buttons. */
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
