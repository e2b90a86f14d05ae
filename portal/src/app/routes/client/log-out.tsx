import { counted } from '@clinic/contract/platform/counted';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import { readSession } from '@clinic/ui/session/session.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router';
import { AuthPage } from '../../../features/auth/AuthPage.tsx';
import { dropTaps, isLost, keptTaps } from '../../../features/journal/kept-taps.ts';
import { logOut } from '../../log-out.ts';

/** Logs out; first asks when unsent ticks would be lost: the next person must not find them here. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response | number> {
  const session = readSession('client');
  if (session) {
    const taps = await keptTaps(session.id);
    const unsent = taps.filter((tap) => !isLost(tap)).length;
    if (unsent > 0 && !new URL(request.url).searchParams.has('anyway')) return unsent;
    await dropTaps(taps);
  }
  return logOut('client')();
}

export function Component() {
  const unsent = useLoaderData<number>();
  const navigate = useNavigate();
  return (
    <AuthPage title="Log out now?">
      <Typography sx={{ mb: 4 }}>
        {counted(unsent, 'tick of your day is', 'ticks of your days are')} not sent yet. When you log out,{' '}
        {unsent === 1 ? 'it is' : 'they are'} lost. Stay logged in, and we send {unsent === 1 ? 'it' : 'them'}{' '}
        as soon as there is network.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <ClinicButton look="filled" onClick={() => void navigate('/client/dashboard', { replace: true })}>
          Stay logged in
        </ClinicButton>
        <ClinicButton
          look="outlined"
          onClick={() => void navigate('/client/logout?anyway', { replace: true })}
        >
          Log out all the same
        </ClinicButton>
      </Box>
    </AuthPage>
  );
}
