import type { SxProps, Theme } from '@mui/material/styles';
import { FailureNotice } from '../layout/FailureNotice.tsx';
import { refusalOf } from '../session/refusal.ts';
import type { SavingState } from './useSaving.ts';

interface Props {
  saving: SavingState;
  /** Sends the typed values again, with the answer to the question. */
  onAnswer: (over: object) => void;
  sx?: SxProps<Theme>;
}

/** Shows why a save was refused, or asks the question that the refusal stands for. */
export function RefusalNotice({ saving, onAnswer, sx }: Props) {
  const { refusal, questions, reload, isBusy, forgetRefusal } = saving;
  if (!refusal) return null;
  const code = refusalOf(refusal.failure)?.code;
  const question = code && questions?.[code];
  if (question) return question({ refusal, isBusy, answer: onAnswer, dismiss: forgetRefusal });
  return (
    <FailureNotice
      sentence={refusal.sentence}
      retryLabel="Reload"
      onRetry={refusal.stale && reload ? () => void reload() : undefined}
      sx={sx}
    />
  );
}
