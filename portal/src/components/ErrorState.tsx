import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

/** What went wrong, beside its cause, and the way to try once more. */
export function ErrorState({
  text,
  onRetry,
  retryLabel = 'Retry',
}: {
  text: string;
  onRetry?: () => void;
  retryLabel?: string;
}) {
  return (
    <Alert
      severity="error"
      action={
        onRetry && (
          <Button color="inherit" onClick={onRetry}>
            {retryLabel}
          </Button>
        )
      }
    >
      {text}
    </Alert>
  );
}
