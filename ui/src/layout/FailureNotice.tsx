import type { SxProps, Theme } from '@mui/material/styles';
import { ClinicButton } from './ClinicButton.tsx';
import { Notice } from './Notice.tsx';

interface Props {
  sentence: string;
  /** Label of the button that tries again. */
  retryLabel?: string;
  onRetry?: () => void;
  sx?: SxProps<Theme>;
}

/** Says that something failed, beside its cause, with the way to try once more. */
export function FailureNotice({ sentence, retryLabel = 'Retry', onRetry, sx }: Props) {
  const retry = onRetry && (
    <ClinicButton look="outlined" onClick={onRetry}>
      {retryLabel}
    </ClinicButton>
  );
  return (
    <Notice tone="stopped" announce="alert" action={retry} sx={sx}>
      {sentence}
    </Notice>
  );
}
