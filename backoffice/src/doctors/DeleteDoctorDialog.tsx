import type { Doctor } from '@clinic/contract/people';
import { useState } from 'react';
import { DeleteStaffDialog } from '../staff/DeleteStaffDialog.tsx';
import { ReassignDialog } from './ReassignDialog.tsx';

/** Deletes a doctor; one with clients or upcoming appointments must hand them over first. */
export function DeleteDoctorDialog({ doctor, onClose }: { doctor: Doctor; onClose: () => void }) {
  const [inUse, setInUse] = useState<string | null>(null);
  if (inUse !== null)
    return <ReassignDialog doctor={doctor} reason={inUse} onClose={onClose} onMoved={() => setInUse(null)} />;
  return (
    <DeleteStaffDialog
      resource="doctors"
      noun="doctor"
      person={doctor}
      onClose={onClose}
      onInUse={setInUse}
    />
  );
}
