import { effectiveTime } from '@clinic/contract/scheduling/appointment-rules';
import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { formatMoment } from '@clinic/contract/clinic-calendar';
import { counted } from '@clinic/contract/platform/counted';
import { ConfirmDialog } from '@clinic/ui/dialogs/ConfirmDialog.tsx';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { HoursReason } from './HoursReason.tsx';
import { EmailChoice } from './EmailChoice.tsx';
import { ScopeChoice } from './ScopeChoice.tsx';
import { TimeRefusal } from './TimeRefusal.tsx';
import { useMove, type Target } from './useMove.ts';

interface Props {
  appointment: Appointment;
  to: Target;
  doctorName: string;
  onClose: () => void;
  onMoved: () => void;
}

const placeText = (place: { date: string; time: string; duration: number }, doctor: string): string =>
  `${formatMoment(place)}, ${counted(place.duration, 'minute')}, ${doctor}`;

/** Asks before a dragged appointment moves: shows both times, and whether the client gets an email. */
function MoveQuestion({ appointment, to, doctorName, onClose, onMoved }: Props) {
  const { client, doctor, duration, appointmentType } = appointment;
  const { move, change, choose, busy, refused, submit, question } = useMove(appointment, to, onMoved);
  return (
    <ConfirmDialog
      open
      busy={busy}
      title={`Move ${client.name}?`}
      confirmLabel="Move"
      cancelLabel="Leave it"
      onConfirm={() => void submit()}
      onClose={onClose}
    >
      <Stack sx={{ gap: 3 }}>
        {refused && (
          <TimeRefusal refused={refused} busy={busy} onTake={() => void submit(true)} onChoose={choose} />
        )}
        <Box component="dl" sx={{ m: 0, '& dt': { color: 'text.secondary' }, '& dd': { m: 0, mb: 1 } }}>
          <dt>From</dt>
          <dd>{placeText({ ...effectiveTime(appointment), duration }, doctor.name)}</dd>
          <dt>To</dt>
          <Box component="dd" sx={{ fontWeight: 600 }}>
            {placeText(move, doctorName)}
          </Box>
        </Box>
        <HoursReason
          visit={{ ...move, appointmentType }}
          name={doctorName}
          value={move.hoursReason}
          onChange={(hoursReason) => change({ hoursReason })}
        />
        <ScopeChoice appointment={appointment} value={move.scope} onChange={(scope) => change({ scope })} />
        <EmailChoice move={move} onChange={change} />
        {question}
      </Stack>
    </ConfirmDialog>
  );
}

export default MoveQuestion;
