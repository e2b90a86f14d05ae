import type { AskedMove as Asked } from '@clinic/contract/scheduling/appointments';
import { CONFIRMED_TIME_KEPT } from '@clinic/contract/scheduling/appointment-events';
import { clinicInstant, type ClinicMoment } from '@clinic/contract/clinic-calendar';
import { clinicZone } from '@clinic/ui/clinic-page';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { askedText, heldText } from './appointment-texts.ts';
import { rescheduleAppointment } from './booking-calls.ts';

interface Props {
  id: string;
  asked: Asked;
  kept: ClinicMoment;
  now: Date;
}

export default function AskedMove({ id, asked, kept, now }: Props) {
  const queryClient = useQueryClient();
  const keep = useSaving<ClinicMoment, { message: string }>({
    send: (moment) => rescheduleAppointment(id, moment),
    saved: ({ message }) => message,
    otherwise: 'This could not be saved. Please try again.',
    refused: (_failure, sentence) => notify.error(sentence),
    settled: () => queryClient.invalidateQueries({ queryKey: ['client', 'appointments'] }),
  });
  const held = heldText(asked.heldUntil, clinicInstant(asked.date, asked.time, clinicZone()), now);
  return (
    <Notice
      tone="waiting"
      sx={{ mt: 3 }}
      action={
        <Button color="inherit" loading={keep.isBusy} onClick={() => void keep.save(kept)}>
          Keep the confirmed time
        </Button>
      }
    >
      {askedText(asked)} {CONFIRMED_TIME_KEPT}
      {held && ` The new one is ${held}.`}
    </Notice>
  );
}
