import { counted } from '@clinic/contract/platform/counted';
import type { EntryState } from '@clinic/contract/care/journal/journal';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import { randomKey } from '@clinic/ui/session/request-keys.ts';
import Box from '@mui/material/Box';

interface Props {
  /** Ids of the glasses; left out until they are known. */
  water?: readonly string[];
  onTap?: (item: string, state: EntryState) => void;
}

export function WaterRow({ water, onTap }: Props) {
  const last = water?.at(-1);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        pt: 1,
        borderTop: '1px solid var(--line)',
      }}
    >
      <Box component="p" sx={{ flex: '1 1 auto', m: 0 }}>
        <strong>Water</strong> {water && counted(water.length, 'glass', 'glasses')}
      </Box>
      {last && <ClinicButton onClick={() => onTap?.(`water:${last}`, 'none')}>One less</ClinicButton>}
      <ClinicButton look="outlined" disabled={!onTap} onClick={() => onTap?.(`water:${randomKey()}`, 'had')}>
        Add a glass
      </ClinicButton>
    </Box>
  );
}
