import { appointmentGrid } from '@clinic/contract/grid-calls';
import type { ClinicMoment } from '@clinic/contract/clinic-calendar';
import { notify } from '@clinic/ui/layout/notify.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import AppointmentDialog from '../appointments/AppointmentDialog.tsx';
import { CancelDialog } from '../appointments/CancelDialog.tsx';
import { KeepDialog } from '../appointments/KeepDialog.tsx';
import MissedTwice from '../appointments/MissedTwice.tsx';
import { RescheduleDialog } from '../appointments/RescheduleDialog.tsx';
import { ScheduleDialog } from '../appointments/ScheduleDialog.tsx';
import { useServer } from '../providers/useServer.ts';

export interface Step {
  name: 'open' | 'schedule' | 'move' | 'cancel' | 'keep' | 'end-series';
  /** Id of the visit. */
  visit: string;
  proposed?: ClinicMoment;
}

function VisitStep({ name, visit, proposed, onClose }: Step & { onClose: () => void }) {
  const server = useServer();
  const { data: appointment, error } = useQuery({
    queryKey: ['openedVisit', visit],
    queryFn: () => server((api) => api.call(appointmentGrid.get, { id: visit })),
    staleTime: Infinity,
    gcTime: 0,
  });
  useEffect(() => {
    if (!error) return;
    notify.error(failureText(error, 'The appointment could not be read. Please try again.'));
    onClose();
  }, [error, onClose]);
  const nothingLeft = useCallback(() => {
    notify.success('Nothing of this series is left to end.');
    onClose();
  }, [onClose]);
  if (!appointment) return null;
  const opened = { appointment, onClose };
  switch (name) {
    case 'open':
      return <AppointmentDialog {...opened} />;
    case 'schedule':
      return <ScheduleDialog {...opened} proposed={proposed} />;
    case 'cancel':
      return <CancelDialog {...opened} onCancelled={onClose} />;
    case 'keep':
      return <KeepDialog {...opened} />;
    case 'end-series':
      return <MissedTwice missed={appointment} onClose={onClose} onNone={nothingLeft} />;
    case 'move':
      return <RescheduleDialog {...opened} proposed={proposed} onMoved={onClose} />;
  }
}

export default VisitStep;
