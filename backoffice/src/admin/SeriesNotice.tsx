import { useWaitingSeries } from '../business/useWaitingSeries.ts';
import { LinkNotice } from './LinkNotice.tsx';

/** Shown after a restore until an admin has confirmed the last number of each series. */
export function SeriesNotice() {
  const { data } = useWaitingSeries();
  if (!data || data.waiting.length === 0) return null;
  return (
    <LinkNotice to="/settings?tab=business" label="Confirm numbers">
      Numbers wait since a restore: no paper of {data.waiting.map(({ series }) => series).join(', ')} can be
      made.
    </LinkNotice>
  );
}
