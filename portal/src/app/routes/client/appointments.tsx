import type { Appointment } from '@clinic/contract/scheduling/appointments';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useAccount } from '../../../components/account.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { FilterBar } from '../../../components/FilterBar.tsx';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { QueryView } from '../../../components/QueryView.tsx';
import {
  APPOINTMENTS_PAGE,
  isUpcoming,
  past,
  upcoming,
} from '../../../features/appointments/appointment-texts.ts';
import { AppointmentCard } from '../../../features/appointments/AppointmentCard.tsx';
import { policyQuery } from '../../../features/appointments/free-days.ts';
import { ownAppointmentsQuery } from '../../../features/appointments/own-appointments.ts';
import { contactQuery } from '../../../features/own-record/me.ts';
import { ApiError } from '@clinic/ui/session/api-error.ts';
import { useNow } from '@clinic/ui/session/useNow.ts';
import { useOnline } from '../../../lib/useOnline.ts';

const RequestAppointment = lazy(() => import('../../../features/appointments/RequestAppointment.tsx'));
const ActiveAppointment = lazy(() => import('../../../features/appointments/ActiveAppointment.tsx'));
const RescheduleAppointment = lazy(() => import('../../../features/appointments/RescheduleAppointment.tsx'));
const CancelAppointment = lazy(() => import('../../../features/appointments/CancelAppointment.tsx'));

const { title, context, filters } = APPOINTMENTS_PAGE;
type Filter = (typeof filters)[number];
const nothing: Record<Filter, string> = {
  All: 'You have no appointments yet.',
  Upcoming: 'You have no upcoming appointment.',
  Past: 'You have no past appointments.',
};

/** The offline copy has upcoming appointments only. */
const keptNothing: Record<Filter, string> = {
  All: 'You have no upcoming appointment. Past ones are not available without network.',
  Upcoming: nothing.Upcoming,
  Past: 'Past appointments are not available without network.',
};

function pick(appointments: readonly Appointment[], filter: Filter, now: Date): Appointment[] {
  if (filter === 'Upcoming') return upcoming(appointments, now);
  if (filter === 'Past') return past(appointments, now);
  return [...upcoming(appointments, now), ...past(appointments, now)];
}

function errorText(failure: Error): string {
  if (!(failure instanceof ApiError) || failure.unreachable) {
    return 'An error occurred while fetching appointments';
  }
  return failure.status === 404 ? 'Client data not found' : 'Failed to fetch appointments';
}

type Open = { dialog: 'book' } | { dialog: 'reschedule' | 'cancel'; appointment: Appointment };

export const handle = { firstQueries: (id: string) => [ownAppointmentsQuery(id), contactQuery(id)] };

export function Component() {
  const { id } = useAccount();
  const appointments = useQuery(ownAppointmentsQuery(id));
  const [filter, setFilter] = useState<Filter>('All');
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const now = useNow();
  // A client has one active appointment: the server would refuse a second one.
  const [active] = upcoming(appointments.data ?? [], now);
  // Only a confirmed visit can be too near for changes.
  const policy = useQuery({ ...policyQuery(), enabled: active?.status === 'confirmed' }).data;
  const online = useOnline();
  const book = (
    <ClinicButton look="filled" onClick={() => setOpen({ dialog: 'book' })}>
      Book
    </ClinicButton>
  );

  return (
    <>
      <PageHeader title={title} context={context} action={book} />
      <FilterBar label="Which appointments" choices={filters} chosen={filter} onChoose={setFilter} />
      <QueryView query={appointments} errorText={errorText}>
        {(all) => {
          const shown = pick(all, filter, now);
          if (shown.length === 0)
            return (
              <EmptyState
                text={(online ? nothing : keptNothing)[filter]}
                hint={
                  all.length === 0 && 'Choose a free time of a doctor; the clinic confirms it, or calls you.'
                }
                action={
                  all.length > 0 ? (
                    <ClinicButton look="outlined" onClick={() => setFilter('All')}>
                      Show all appointments
                    </ClinicButton>
                  ) : (
                    <ClinicButton look="outlined" onClick={() => setOpen({ dialog: 'book' })}>
                      Ask for the first appointment
                    </ClinicButton>
                  )
                }
              />
            );
          return (
            <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', xl: '1fr 1fr' } }}>
              {shown.map((appointment) => (
                <AppointmentCard
                  key={appointment.id}
                  appointment={appointment}
                  now={now}
                  policy={policy}
                  actions={
                    isUpcoming(appointment, now)
                      ? {
                          onReschedule: () => setOpen({ dialog: 'reschedule', appointment }),
                          onCancel: () => setOpen({ dialog: 'cancel', appointment }),
                        }
                      : undefined
                  }
                />
              ))}
            </Box>
          );
        }}
      </QueryView>
      <Suspense>
        {open?.dialog === 'book' && !active && <RequestAppointment client={id} onClose={close} />}
        {open?.dialog === 'book' && active && (
          <ActiveAppointment
            appointment={active}
            onReschedule={() => setOpen({ dialog: 'reschedule', appointment: active })}
            onClose={close}
          />
        )}
        {open?.dialog === 'reschedule' && (
          <RescheduleAppointment appointment={open.appointment} onClose={close} />
        )}
        {open?.dialog === 'cancel' && <CancelAppointment appointment={open.appointment} onClose={close} />}
      </Suspense>
    </>
  );
}
