import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useWaitingSeries } from '../business/useWaitingSeries.ts';

/** Shown after a restore until an admin has confirmed the last number of each series. */
export function SeriesNotice() {
  const { data } = useWaitingSeries();
  if (!data || data.waiting.length === 0) return null;
  return (
    <Notice
      tone="waiting"
      sx={{ mb: 4 }}
      action={
        <Button variant="outlined" component={Link} to="/settings?tab=business">
          Confirm numbers
        </Button>
      }
    >
      Numbers wait since a restore: no paper of {data.waiting.map(({ series }) => series).join(', ')} can be
      made.
    </Notice>
  );
}
