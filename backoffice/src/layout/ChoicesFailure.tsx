import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';

/** The query for a field's options. */
interface Choices {
  error?: unknown;
  refetch: () => unknown;
}

/** Shown below a field whose options could not be loaded: an empty list would claim that there are none. */
export const ChoicesFailure = ({ noun, choices }: { noun: string; choices: Choices }) =>
  choices.error ? (
    <FailureNotice
      sentence={`The ${noun} could not be loaded.`}
      onRetry={() => void choices.refetch()}
      sx={{ my: 2 }}
    />
  ) : null;
