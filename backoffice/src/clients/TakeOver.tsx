import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { useController, useFormContext } from 'react-hook-form';

/** Tells if this very address was chosen to be taken over. */
export const isTakenOver = ({ email, takeOver }: { email: string; takeOver?: string }): true | undefined =>
  takeOver !== undefined && takeOver === email ? true : undefined;

/** Shown for an address that is registered but unproven: the desk may replace that registration. */
export function TakeOver() {
  const { field, fieldState } = useController({ name: 'takeOver' });
  const { getValues } = useFormContext<{ email: string }>();
  const { message } = fieldState.error ?? {};
  if (!message) return null;
  return (
    <Notice
      tone="waiting"
      sx={{ mb: 3 }}
      action={
        // No submit button, since Enter would press it.
        <ClinicButton
          look="outlined"
          onClick={({ currentTarget }) => {
            const { form } = currentTarget;
            field.onChange(getValues('email'));
            form?.requestSubmit();
          }}
        >
          Send a new link
        </ClinicButton>
      }
    >
      {message} A new link starts a record of its own: the old password and sessions end, what was booked is
      cancelled, and what was typed there is not taken over.
    </Notice>
  );
}
