import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface Props {
  sentence: string;
  /** The words on the button that tries again. */
  retryLabel?: string;
  onRetry: () => void;
}

/** An error beside its cause, with a way out. */
export const FailureNotice = ({ sentence, retryLabel = 'Retry', onRetry }: Props) => (
  <Alert
    severity="error"
    action={
      <Button color="inherit" onClick={onRetry}>
        {retryLabel}
      </Button>
    }
  >
    {sentence}
  </Alert>
);
