import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useFormState } from 'react-hook-form';

interface Props {
  label: string;
  busyLabel?: string;
  cancelLabel?: string;
  onCancel?: () => void;
}

/** The buttons of a form; Enter in a field presses the first one. */
export function SubmitBar({ label, busyLabel = 'Saving…', cancelLabel = 'Cancel', onCancel }: Props) {
  const { isSubmitting } = useFormState();
  return (
    <Stack direction="row" sx={{ gap: 2, mt: 3, flexWrap: 'wrap' }}>
      <Button type="submit" variant="contained" disabled={isSubmitting}>
        {isSubmitting ? busyLabel : label}
      </Button>
      {onCancel && (
        <Button onClick={onCancel} disabled={isSubmitting}>
          {cancelLabel}
        </Button>
      )}
    </Stack>
  );
}
