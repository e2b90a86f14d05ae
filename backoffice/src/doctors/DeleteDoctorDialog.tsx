import type { AppointmentStatus } from '@clinic/contract/constants';
import { counted } from '@clinic/contract/platform/counted';
import type { Doctor } from '@clinic/contract/people';
import { today } from '@clinic/ui/clinic-page';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { DeleteStaffDialog } from '../staff/DeleteStaffDialog.tsx';
import { ReassignDialog } from './ReassignDialog.tsx';

const ONE = { page: 1, perPage: 1 };

/** Shows the doctor's work that must be reassigned, before anything is pressed. */
function WorkOfDoctor({ id }: { id: string }) {
  const counting = { pagination: ONE, sort: { field: 'id', order: 'ASC' } } as const;
  const quiet = { onError: () => undefined };
  const visits = (status: AppointmentStatus) => ({
    ...counting,
    filter: { doctor: id, status, from: today() },
  });
  const clients = useGetList('clients', { ...counting, filter: { doctor: id } }, quiet).total;
  const requested = useGetList('appointments', visits('requested'), quiet).total;
  const confirmed = useGetList('appointments', visits('confirmed'), quiet).total;
  if (clients === undefined || requested === undefined || confirmed === undefined) return null;
  const upcoming = requested + confirmed;
  if (clients + upcoming === 0) return null;
  return (
    <Typography sx={{ mb: 2 }}>
      {counted(clients, 'client')} and {counted(upcoming, 'visit')} from today on have to be handed over to
      another doctor first; that is asked next.
    </Typography>
  );
}

/** Deletes a doctor, after the reassignment of clients and upcoming appointments. */
export function DeleteDoctorDialog({ doctor, onClose }: { doctor: Doctor; onClose: () => void }) {
  const [inUse, setInUse] = useState<string | null>(null);
  if (inUse !== null)
    return <ReassignDialog doctor={doctor} reason={inUse} onClose={onClose} onMoved={() => setInUse(null)} />;
  return (
    <DeleteStaffDialog resource="doctors" noun="doctor" person={doctor} onClose={onClose} onInUse={setInUse}>
      <WorkOfDoctor id={doctor.id} />
    </DeleteStaffDialog>
  );
}
