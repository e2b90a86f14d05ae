import type { EnquiryState } from '@clinic/contract/constants';
import type { Enquiry } from '@clinic/contract/clients/enquiries';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { notify } from '@clinic/ui/layout/notify.ts';
import { useRefresh } from 'react-admin';
import { useAppointmentsChanged } from '../appointments/useAppointmentsChanged.ts';
import { useServer } from '../providers/useServer.ts';

/** Says how far an enquiry is dealt with. */
export function useEnquiryState() {
  const server = useServer();
  const refresh = useRefresh();
  const deskChanged = useAppointmentsChanged();
  return useSaving<{ enquiry: Enquiry; state: EnquiryState }, unknown>({
    send: ({ enquiry, state }) =>
      server((api) =>
        api.update('enquiries', { id: enquiry.id, data: { ...enquiry, state }, previousData: enquiry }),
      ),
    saved: () => undefined,
    otherwise: 'Error updating enquiry. Please try again.',
    refused: (_failure, sentence) => notify.error(sentence),
    settled: () => {
      refresh();
      deskChanged();
    },
  });
}
