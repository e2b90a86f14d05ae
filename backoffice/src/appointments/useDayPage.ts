import { keptDraftOf } from '@clinic/ui/forms/useKeptDraft.ts';
import { useFormAccess } from '@clinic/ui/forms/form-access.ts';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { bookingDraft, type Booking } from './booking.ts';

/** Opens the page that books on a day: the client goes into its address, other typed values into its draft. */
export function useDayPage() {
  const navigate = useNavigate();
  const { area, account } = useFormAccess();
  return useCallback(
    (date: string, { client, date: _other, ...chosen }: Partial<Booking> = {}) => {
      const page = { date, ...(client && { client }) };
      if (account !== null && Object.keys(chosen).length > 0)
        keptDraftOf<Partial<Booking>>(area, account, bookingDraft(page)).keep(chosen);
      void navigate(`/book-appointment?${new URLSearchParams(page)}`);
    },
    [area, account, navigate],
  );
}
