import { DoctorHoursSections } from '@clinic/ui/hours/DoctorHoursSections.tsx';
import { useClinicHours } from '@clinic/ui/hours/clinic-hours.ts';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../components/QueryView.tsx';
import { visitSettingsQuery } from './api.ts';
import { CalendarAddress } from './CalendarAddress.tsx';
import { JoinLink } from './JoinLink.tsx';

export function OwnHours() {
  const hours = useClinicHours();
  const settings = useQuery(visitSettingsQuery);
  return (
    <>
      <PageHeader title="Hours" context="When you see clients, and when you are away." />
      <QueryView query={hours} errorText={(error) => failureText(error, 'Your hours could not be read.')}>
        {({ doctors: [own], closures }) => own && <DoctorHoursSections hours={own} closures={closures} />}
      </QueryView>
      <QueryView
        query={settings}
        errorText={(error) => failureText(error, 'Your settings could not be read.')}
      >
        {({ joinLink, calendarSince }) => (
          <>
            <JoinLink joinLink={joinLink} />
            <CalendarAddress since={calendarSince} />
          </>
        )}
      </QueryView>
    </>
  );
}
