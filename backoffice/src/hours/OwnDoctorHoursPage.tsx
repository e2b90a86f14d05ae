import type { Assistant } from '@clinic/contract/people';
import { DoctorHoursSections } from '@clinic/ui/hours/DoctorHoursSections.tsx';
import { TimeOffSection } from '@clinic/ui/hours/TimeOffSection.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { useGetIdentity, useGetOne } from 'react-admin';
import { PAGE_TITLES } from '../layout/page-titles.ts';
import { HoursFrame } from './HoursFrame.tsx';

/** The hours of the assistant's own doctor, and when the clinic is closed. */
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
              <TimeOffSection doctor={null} all={closures} readOnly />
            </>
          );
        }}
      </HoursFrame>
    </>
  );
}

export default OwnDoctorHoursPage;
