import { counted } from '@clinic/contract/platform/counted';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import { readSession } from '@clinic/ui/session/session.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router';
import { AuthPage } from '../../../features/auth/AuthPage.tsx';
import { dropEntries, isLost, keptEntries } from '../../../features/journal/kept-entries.ts';
import { logOut } from '../../log-out.ts';

/** Logs out; first asks when ticks would be lost, which no one else shall find on this phone. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response | number> {
  const session = readSession('client');
  if (session) {
    const entries = await keptEntries(session.id);
    const unsent = entries.filter((entry) => !isLost(entry)).length;
    if (unsent > 0 && !new URL(request.url).searchParams.has('anyway')) return unsent;
    await dropEntries(entries);
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
