import { ENQUIRY_STATES } from '@clinic/contract/constants';
import type { Enquiry } from '@clinic/contract/clients/enquiries';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { colours, tones } from '@clinic/ui/theme/tokens';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useRefresh } from 'react-admin';
import { useAppointmentsChanged } from '../appointments/useAppointmentsChanged.ts';
import { notify } from '@clinic/ui/layout/notify.ts';
import { useServer } from '../providers/useServer.ts';
import { STATE_TONES, STATE_WORDS } from './enquiry-words.ts';

export function EnquiryStateSelect({ enquiry }: { enquiry: Enquiry }) {
  const server = useServer();
  const refresh = useRefresh();
  const deskChanged = useAppointmentsChanged();
  const tone = tones[STATE_TONES[enquiry.state]];
  const { save, isBusy } = useSaving<{ state: string }, unknown>({
    send: ({ state }) =>
      server((api) =>
        api.update('enquiries', { id: enquiry.id, data: { ...enquiry, state }, previousData: enquiry }),
      ),
    saved: () => undefined,
    otherwise: 'Error updating enquiry. Please try again.',
    refused: (_failure, sentence) => notify.error(sentence),
    settled: () => {
      refresh();
      deskChanged();
    },
  });
  return (
    <TextField
      select
      value={enquiry.state}
      disabled={isBusy}
      onChange={(event) => void save({ state: event.target.value })}
      slotProps={{ select: { SelectDisplayProps: { 'aria-label': `State of ${enquiry.name}'s enquiry` } } }}
      sx={{
        m: 0,
        width: 130,
        '& .MuiOutlinedInput-root': { bgcolor: colours[tone.ground], color: colours[tone.text] },
        '& .MuiSelect-select': { py: '4px' },
      }}
    >
      {ENQUIRY_STATES.map((state) => (
        <MenuItem key={state} value={state}>
          {STATE_WORDS[state]}
        </MenuItem>
      ))}
    </TextField>
  );
}
