import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';

/** What a field is chosen from, as it was asked for. */
interface Choices {
  error?: unknown;
  refetch: () => unknown;
}

/** Under a field whose choices could not be read: an empty list would say that there are none. */
export const ChoicesFailure = ({ noun, choices }: { noun: string; choices: Choices }) =>
  choices.error ? (
    <FailureNotice
      sentence={`The ${noun} could not be loaded.`}
      onRetry={() => void choices.refetch()}
      sx={{ my: 2 }}
    />
  ) : null;
