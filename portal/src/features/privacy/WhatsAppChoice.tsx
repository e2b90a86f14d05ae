import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface Props {
  chosen: boolean;
  busy: boolean;
  onChoose: (chosen: boolean) => void;
}

/** How somebody who is reminded would rather be. */
export function WhatsAppChoice({ chosen, busy, onChoose }: Props) {
  const id = useId();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 3,
        alignItems: 'flex-start',
        justifyContent: 'space-between',
        py: 3,
        borderTop: '1px solid var(--line)',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography id={id} sx={{ fontWeight: 600 }}>
          Remind me by WhatsApp
        </Typography>
        <Typography variant="body2" id={`${id}-what`}>
          Our front desk writes to your phone the day before a visit, beside the e-mail.
        </Typography>
      </Box>
      <Switch
        checked={chosen}
        disabled={busy}
        onChange={(_event, on) => onChoose(on)}
        slotProps={{ input: { 'aria-labelledby': id, 'aria-describedby': `${id}-what`, role: 'switch' } }}
      />
    </Box>
  );
}
