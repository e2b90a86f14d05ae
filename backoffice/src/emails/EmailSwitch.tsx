import { emailCalls } from '@clinic/contract/notifications/email-calls';
import {
  EMAILS,
  OPTIONAL_EMAILS,
  type EmailKind,
  type OptionalEmail,
} from '@clinic/contract/notifications/emails';
import { notify } from '@clinic/ui/layout/notify.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServer } from '../providers/useServer.ts';

const SWITCHES_KEY = ['letterSwitches'];

const isOptional = (kind: EmailKind): kind is OptionalEmail =>
  (OPTIONAL_EMAILS as readonly EmailKind[]).includes(kind);

export function EmailSwitch({ kind }: { kind: EmailKind }) {
  const server = useServer();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { data } = useQuery({
    queryKey: SWITCHES_KEY,
    queryFn: () => server((api) => api.call(emailCalls.switches, {})),
  });
  if (!isOptional(kind)) return <Typography color="textSecondary">This letter always goes.</Typography>;
  const isOn = !data?.off.includes(kind);
  const turn = async (on: boolean) => {
    setBusy(true);
    try {
      const after = await server((api) => api.call(emailCalls.switchOne, { body: { kind, on } }));
      queryClient.setQueryData(SWITCHES_KEY, after);
      notify.success(`“${EMAILS[kind]}” is switched ${on ? 'on' : 'off'}.`);
    } catch (error) {
      notify.error(failureText(error, 'The switch was not saved. Please try again.'));
      await queryClient.invalidateQueries({ queryKey: SWITCHES_KEY });
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormControlLabel
      disabled={busy || !data}
      control={<Switch checked={isOn} onChange={(event) => void turn(event.target.checked)} />}
      label={isOn ? 'This letter is sent' : 'This letter is switched off'}
    />
  );
}
