import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface Props {
  name: ReactNode;
  what: ReactNode;
  more?: ReactNode;
  chosen: boolean;
  busy: boolean;
  onChoose: (chosen: boolean) => void;
  /** Replaces the switch; false keeps it. */
  instead?: ReactNode;
}

export function ChoiceRow({ name, what, more, chosen, busy, onChoose, instead }: Props) {
  const id = useId();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 3,
        alignItems: 'flex-start',
        justifyContent: 'space-between',
        py: 3,
        borderTop: '1px solid var(--line)',
        '&:first-of-type': { borderTop: 0, pt: 0 },
      }}
    >
      <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
        <Typography id={id} sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        <Typography variant="body2" id={`${id}-what`}>
          {what}
        </Typography>
        {more && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {more}
          </Typography>
        )}
      </Box>
      {instead || (
        <Switch
          checked={chosen}
          disabled={busy}
          onChange={(_event, on) => onChoose(on)}
          slotProps={{ input: { 'aria-labelledby': id, 'aria-describedby': `${id}-what`, role: 'switch' } }}
        />
      )}
    </Box>
  );
}
