import { counted } from '@clinic/contract/platform/counted';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface Props {
  /** Number of ticks that are only on this phone. */
  waiting: number;
  /** False when this browser had no room for some of them. */
  isKept: boolean;
  /** Number of ticks that waited too long. */
  lost: number;
  onForget: () => void;
}

export function UnsentEntries({ waiting, isKept, lost, onForget }: Props) {
  const them = waiting === 1 ? 'it' : 'them';
  return (
    <Box aria-live="polite">
      {waiting > 0 && (
        <Typography sx={{ mb: 2 }}>
          {counted(waiting, 'tick is', 'ticks are')} not sent yet. We send {them} as soon as there is network.
          {!isKept && ` This browser has no room to keep ${them}: please leave this page open until then.`}
        </Typography>
      )}
      {lost > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
          <Typography sx={{ flex: '1 1 200px' }}>
            {counted(lost, 'tick', 'ticks')} could not be sent within seven days and{' '}
            {lost === 1 ? 'is' : 'are'} lost.
          </Typography>
          <ClinicButton look="outlined" onClick={onForget}>
            All right
          </ClinicButton>
        </Box>
      )}
    </Box>
  );
}
