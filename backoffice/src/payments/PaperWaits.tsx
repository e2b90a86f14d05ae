import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { isMissing } from '@clinic/ui/session/refusal.ts';
import Box from '@mui/material/Box';
import { useNavigate } from 'react-router';

interface Props {
  /** The paper's kind, such as "Credit note". */
  title: string;
  error: unknown;
  list: string;
}

/** Replaces a paper that is not stored yet, or cannot be shown. */
export function PaperWaits({ title, error, list }: Props) {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={title} />
      {error ? (
        <FailureNotice
          sentence={
            isMissing(error) ? `${title} not found` : failureText(error, 'The paper could not be loaded.')
          }
          retryLabel="Back to the list"
          onRetry={() => void navigate(list)}
        />
      ) : (
        <Box sx={{ maxWidth: 820 }}>
          <ContentSkeleton rows={1} height={560} />
        </Box>
      )}
    </>
  );
}
