import type { OwnSession } from '@clinic/contract/identity/account';
import LaptopIcon from '@mui/icons-material/LaptopOutlined';
import PhoneIcon from '@mui/icons-material/SmartphoneOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { clinicZone, momentOf } from '../clinic-page.ts';
import { ClinicButton } from '../layout/ClinicButton.tsx';
import { StatusBadge } from '../layout/StatusBadge.tsx';
import { lastSeen } from './last-seen.ts';

interface Props {
  session: OwnSession;
  now: Date;
  /** True: the person has asked to end it, and the server has not answered. */
  ending: boolean;
  onEnd: () => void;
}

/** One browser in which the person is logged in. The present one has no button: Logout in the navigation ends it. */
export function SessionRow({ session, now, ending, onEnd }: Props) {
  const { device, from, signedInAt, lastSeenAt, current } = session;
  const Icon = /android|ios/i.test(device) ? PhoneIcon : LaptopIcon;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' },
        alignItems: 'center',
        columnGap: 3,
        rowGap: 2,
        py: 3,
        borderTop: '1px solid var(--line)',
        '&:first-of-type': { borderTop: 0, pt: 0 },
      }}
    >
      <Box aria-hidden sx={{ display: 'flex', color: current ? 'var(--leaf)' : 'var(--ink-soft)' }}>
        <Icon />
      </Box>
      <div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {device}
          </Typography>
          {current && <StatusBadge tone="good">This device</StatusBadge>}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {current ? 'In use now' : `Last seen ${lastSeen(lastSeenAt, now, clinicZone())}`}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Logged in {momentOf(signedInAt)} from {from}
        </Typography>
      </div>
      {!current && (
        <ClinicButton
          look="outlined"
          sx={{ gridColumn: { xs: 2, sm: 'auto' }, justifySelf: 'start' }}
          aria-label={`Log out ${device} at ${from}`}
          disabled={ending}
          onClick={onEnd}
        >
          Log out
        </ClinicButton>
      )}
    </Box>
  );
}
