import type { Enquiry } from '@clinic/contract/clients/enquiries';
import { SavedDialog } from '@clinic/ui/forms/SavedDialog.tsx';
import { useSavedForm } from '@clinic/ui/forms/useSavedForm.ts';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useAppointmentsChanged } from '../appointments/useAppointmentsChanged.ts';
import { PhoneLinks } from '../clients/PhoneLinks.tsx';
import { useStoredRecord } from '../forms/useStoredRecord.ts';
import { callBackAt, callBackValues, type CallBackValues } from './call-back.ts';

const CallBackInputs = lazy(() => import('./CallBackInputs.tsx'));

/** Notes when a person who asked is to be called; without a day and a time, nothing is noted any more. */
function CallBackDialog({ enquiry, onClose }: { enquiry: Enquiry; onClose: () => void }) {
  const deskChanged = useAppointmentsChanged();
  const stored = useStoredRecord<Enquiry>('enquiries', enquiry);
  const saving = useSaving<CallBackValues, Enquiry>({
    ...stored.saving,
    draft: null,
    // An enquiry that is to be called back waits again.
    send: (typed) => stored.saving.send({ callBackAt: callBackAt(typed), state: 'new' }),
    saved: () => {
      onClose();
      return 'The call is noted.';
    },
    settled: deskChanged,
    otherwise: 'The call could not be noted. Please try again.',
  });
  const form = useSavedForm({
    saving,
    values: callBackValues(enquiry.callBackAt),
    version: stored.record?.updatedAt,
  });
  return (
    <SavedDialog
      form={form}
      title={`Call ${enquiry.name} back`}
      saveLabel="Note the call"
      busyLabel="Saving…"
      maxWidth="xs"
      onClose={onClose}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, mb: 3 }}>
        <PhoneLinks phone={enquiry.phoneNumber} />
      </Box>
      <Suspense fallback={<Box sx={{ height: 40 }} />}>
        <CallBackInputs />
      </Suspense>
    </SavedDialog>
  );
}

export default CallBackDialog;
