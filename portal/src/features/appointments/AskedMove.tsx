import type { AskedMove as Asked } from '@clinic/contract/scheduling/appointments';
import { CONFIRMED_TIME_KEPT } from '@clinic/contract/scheduling/appointment-events';
import type { ClinicMoment } from '@clinic/contract/clinic-calendar';
import { momentOf } from '@clinic/ui/clinic-page';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { askedText } from './appointment-texts.ts';
import { rescheduleAppointment } from './booking-calls.ts';

interface Props {
  /** Id of the visit. */
  id: string;
  asked: Asked;
  /** The confirmed time. */
  kept: ClinicMoment;
  now: Date;
}

/** The requested other time beside the confirmed one, and a button to withdraw the request. */
export default function AskedMove({ id, asked, kept, now }: Props) {
  const queryClient = useQueryClient();
  const keep = useMutation({
    mutationFn: () => rescheduleAppointment(id, kept),
    onSuccess: ({ message }) => notify.success(message),
    onError: (failure) => notify.error(failureText(failure, 'This could not be saved. Please try again.')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['client', 'appointments'] }),
  });
  const { heldUntil } = asked;
  return (
    <Notice
      tone="waiting"
      sx={{ mt: 3 }}
      action={
        <Button color="inherit" loading={keep.isPending} onClick={() => keep.mutate()}>
          Keep the confirmed time
        </Button>
      }
    >
      {askedText(asked)} {CONFIRMED_TIME_KEPT}
      {heldUntil && new Date(heldUntil) > now && ` The new one is held for you until ${momentOf(heldUntil)}.`}
    </Notice>
  );
}
