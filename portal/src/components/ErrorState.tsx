import { ClinicButton } from './ClinicButton.tsx';
import { Notice } from './Notice.tsx';

interface Props {
  text: string;
  onRetry?: () => void;
  retryLabel?: string;
}

/** What went wrong, beside its cause, and the way to try once more. */
export function ErrorState({ text, onRetry, retryLabel = 'Retry' }: Props) {
  const retry = onRetry && (
    <ClinicButton look="outlined" onClick={onRetry}>
      {retryLabel}
    </ClinicButton>
  );
  return (
    <Notice tone="stopped" announce="alert" action={retry}>
      {text}
    </Notice>
  );
}
