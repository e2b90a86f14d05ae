import Box from '@mui/material/Box';
import { useRouteError } from 'react-router';
import { ErrorState } from '../components/ErrorState.tsx';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';

/** A screen that could not be shown: most often its code could not be fetched. */
export function RouteError() {
  const failure = useRouteError();
  const text = navigator.onLine
    ? 'This page could not be shown. Please reload it.'
    : 'This page is not available without internet. Please try again when you are connected.';
  console.error(failure);
  return (
    <Box component="main" sx={{ p: { xs: 4, md: 8 } }}>
      <PageHeader title="Something went wrong" />
      <ErrorState text={text} retryLabel="Reload" onRetry={() => location.reload()} />
    </Box>
  );
}
