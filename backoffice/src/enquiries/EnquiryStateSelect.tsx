import { ENQUIRY_STATES, type EnquiryState } from '@clinic/contract/constants';
import type { Enquiry } from '@clinic/contract/clients/enquiries';
import { colours, tones } from '@clinic/ui/theme/tokens';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { STATE_TONES, STATE_WORDS } from './enquiry-words.ts';
import { useEnquiryState } from './useEnquiryState.ts';

export function EnquiryStateSelect({ enquiry }: { enquiry: Enquiry }) {
  const { save, isBusy } = useEnquiryState();
  const tone = tones[STATE_TONES[enquiry.state]];
  return (
    <TextField
      select
      value={enquiry.state}
      disabled={isBusy}
      onChange={(event) => void save({ enquiry, state: event.target.value as EnquiryState })}
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
