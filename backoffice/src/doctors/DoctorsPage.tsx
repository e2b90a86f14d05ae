import type { Doctor } from '@clinic/contract/people';
import { StaffPage } from '../staff/StaffPage.tsx';
import { PAGE_TITLES } from '../layout/page-titles.ts';
import { DeleteDoctorDialog } from './DeleteDoctorDialog.tsx';
import { LeftBehindNotice } from './LeftBehindNotice.tsx';

const DoctorsPage = () => (
  <StaffPage<Doctor>
    resource="doctors"
    noun="doctor"
    title={PAGE_TITLES.admin.doctors}
    firstHint="Without a doctor nobody can be booked: visits, hours, plans and assistants belong to one."
    notice={<LeftBehindNotice />}
    context="Doctors log in at the staff log-in and see their own clients."
    renderDelete={(doctor, onClose) => <DeleteDoctorDialog doctor={doctor} onClose={onClose} />}
  />
);

export default DoctorsPage;
