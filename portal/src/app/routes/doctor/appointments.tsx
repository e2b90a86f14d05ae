import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { lazy, Suspense, useState } from 'react';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { DoctorCalendar } from '../../../features/doctor-calendar/DoctorCalendar.tsx';

const AppointmentDetails = lazy(async () => ({
  default: (await import('../../../features/doctor-calendar/AppointmentDetails.tsx')).AppointmentDetails,
}));

export function Component() {
  const [opened, setOpened] = useState<Appointment | null>(null);
  return (
    <>
      <PageHeader title="Appointments" context="The front desk books your visits; press one to open it." />
      <DoctorCalendar onOpen={setOpened} />
      {opened && (
        <Suspense>
          <AppointmentDetails appointment={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
