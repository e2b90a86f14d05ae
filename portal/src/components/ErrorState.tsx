import Button from '@mui/material/Button';
import { Notice } from './Notice.tsx';

interface Props {
  text: string;
  onRetry?: () => void;
  retryLabel?: string;
}

/** What went wrong, beside its cause, and the way to try once more. */
export function ErrorState({ text, onRetry, retryLabel = 'Retry' }: Props) {
  const retry = onRetry && (
    <Button color="inherit" variant="outlined" onClick={onRetry}>
      {retryLabel}
    </Button>
  );
  return (
    <Notice tone="stopped" announce="alert" action={retry}>
      {text}
    </Notice>
  );
}
