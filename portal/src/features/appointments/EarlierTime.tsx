import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { wantEarlier } from './booking-calls.ts';

const DAY_MS = 86_400_000;

/** Lets the client ask for an earlier time; the desk calls when one at least a day earlier becomes free. */
export function EarlierTime({ appointment, now }: { appointment: Appointment; now: Date }) {
  const { id, start, wantsEarlierSince, outcome } = appointment;
  const queryClient = useQueryClient();
  const wish = useSaving<{ wanted: boolean }, unknown>({
    send: ({ wanted }) => wantEarlier(id, wanted),
    saved: () => undefined,
    otherwise: 'This could not be saved. Please try again.',
    refused: (_failure, sentence) => notify.error(sentence),
    settled: () => queryClient.invalidateQueries({ queryKey: ['client', 'appointments'] }),
  });
  // Within a day of the visit no earlier day is left.
  const possible = new Date(start).getTime() - now.getTime() > DAY_MS;
  if (outcome || (!possible && !wantsEarlierSince)) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, mt: 3 }}>
      {wantsEarlierSince && (
        <Typography component="output">We call you when an earlier time is free.</Typography>
      )}
      <ClinicButton
        disabled={wish.isBusy}
        aria-busy={wish.isBusy}
        onClick={() => void wish.save({ wanted: !wantsEarlierSince })}
        style={{ paddingInline: 0 }}
      >
        {wantsEarlierSince ? 'I no longer need an earlier time' : 'Tell me when an earlier time is free'}
      </ClinicButton>
    </Box>
  );
}
