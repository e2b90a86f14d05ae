import Alert, { type AlertProps } from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface Props {
  sentence: string;
  /** The words on the button that tries again. */
  retryLabel?: string;
  /** Left out where trying again is the form's own button. */
  onRetry?: () => void;
  sx?: AlertProps['sx'];
}

/** An error beside its cause, with a way out. */
export const FailureNotice = ({ sentence, retryLabel = 'Retry', onRetry, sx }: Props) => (
  <Alert
    severity="error"
    sx={sx}
    action={
      onRetry && (
        <Button color="inherit" onClick={onRetry}>
          {retryLabel}
        </Button>
      )
    }
  >
    {sentence}
  </Alert>
);
