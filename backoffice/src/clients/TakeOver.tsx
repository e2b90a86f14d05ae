import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { useController, useFormContext } from 'react-hook-form';

/** True only for the address whose registration was chosen to be set aside. */
export const isTakenOver = ({ email, takeOver }: { email: string; takeOver?: string }): true | undefined =>
  takeOver !== undefined && takeOver === email ? true : undefined;

/** Shown when the address is registered but not proven: the desk may go on with a new link. */
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
        // Not a submit button: Enter would press it, and it is gone before the form is sent.
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
