import type { ClinicHours } from '@clinic/contract/scheduling/hours';
import type { Assistant } from '@clinic/contract/people';
import { DoctorHoursSections } from '@clinic/ui/hours/DoctorHoursSections.tsx';
import { TimeOffSection } from '@clinic/ui/hours/TimeOffSection.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { useGetIdentity, useGetOne } from 'react-admin';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useAssistants } from '../staff/useStaff.ts';
import { PAGE_TITLES } from '../layout/page-titles.ts';
import { HoursFrame } from './HoursFrame.tsx';

/** The assistant may enter time off of other doctors, for example a sick day. */
function Colleagues({ own, hours }: { own: string; hours: ClinicHours['doctors'] }) {
  const { data: assistants = [] } = useAssistants();
  const others = hours.filter(({ doctor }) => doctor.id !== own);
  if (others.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="colleagues" sx={{ mb: 6 }}>
      <Typography id="colleagues" component="h2" variant="h2" sx={{ mb: 2 }}>
        A colleague is away?
      </Typography>
      <Typography sx={{ mb: 2 }}>
        A sick day or other time off of another doctor is entered by that doctor, by the doctor’s assistants
        or by an admin:
      </Typography>
      <ul>
        {others.map(({ doctor }) => {
          const names = assistants.filter((one) => one.doctor === doctor.id).map(({ name }) => name);
          return (
            <li key={doctor.id}>
              {doctor.name}: {names.length > 0 ? `${names.join(', ')}, or an admin` : 'an admin'}
            </li>
          );
        })}
      </ul>
    </Box>
  );
}

function OwnDoctorHoursPage() {
  const { data: person } = useGetIdentity();
  const { data: assistant } = useGetOne<Assistant>(
    'assistants',
    { id: String(person?.id) },
    { enabled: Boolean(person) },
  );
  return (
    <>
      <PageHeader
        title={PAGE_TITLES.assistant.hours}
        context="When your doctor sees clients, and when the clinic is closed."
      />
      <HoursFrame>
        {({ doctors, closures }) => {
          const own = doctors.find(({ doctor }) => doctor.id === assistant?.doctor);
          return (
            <>
              {own && <DoctorHoursSections hours={own} closures={closures} />}
              {assistant && !own && (
                <Notice tone="waiting" sx={{ mb: 6 }}>
                  You belong to no doctor. Please ask an admin to choose one for you.
                </Notice>
              )}
              <Colleagues own={assistant?.doctor ?? ''} hours={doctors} />
              <TimeOffSection doctor={null} all={closures} readOnly />
            </>
          );
        }}
      </HoursFrame>
    </>
  );
}

export default OwnDoctorHoursPage;
