import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useBookingPolicy } from '../settings/useBookingPolicy.ts';

/** Shown until an admin has saved the booking policy. */
export function PolicyNotice() {
  const { data: policy } = useBookingPolicy();
  if (!policy || policy.stored) return null;
  return (
    <Notice
      tone="waiting"
      sx={{ mb: 4 }}
      action={
        <Button variant="outlined" component={Link} to="/settings">
          Set rules
        </Button>
      }
    >
      No rules of booking are saved: clients may ask for any day, and change visits until they begin.
    </Notice>
  );
}
