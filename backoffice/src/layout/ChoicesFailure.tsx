import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';

/** The query behind a field's options. */
interface Choices {
  error?: unknown;
  refetch: () => unknown;
}

/** Shown under a field that could not read its options: an empty list would say that there are none. */
export const ChoicesFailure = ({ noun, choices }: { noun: string; choices: Choices }) =>
  choices.error ? (
    <FailureNotice
      sentence={`The ${noun} could not be loaded.`}
      onRetry={() => void choices.refetch()}
      sx={{ my: 2 }}
    />
  ) : null;
