import { useBookingPolicy } from '../settings/useBookingPolicy.ts';
import { LinkNotice } from './LinkNotice.tsx';

/** Shown until an admin has saved a booking policy. */
export function PolicyNotice() {
  const { data: policy } = useBookingPolicy();
  if (!policy || policy.stored) return null;
  return (
    <LinkNotice to="/settings" label="Set rules">
      No rules of booking are saved: clients may ask for any day, and change visits until they begin.
    </LinkNotice>
  );
}
