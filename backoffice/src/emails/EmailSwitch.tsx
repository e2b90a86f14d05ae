import { emailCalls } from '@clinic/contract/notifications/email-calls';
import {
  EMAILS,
  OPTIONAL_EMAILS,
  type EmailKind,
  type EmailSwitches,
  type OptionalEmail,
  type SwitchEmail,
} from '@clinic/contract/notifications/email-kinds';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { byEmail, mailsAreSetUp } from '@clinic/ui/layout/emails-wait.ts';
import { notify } from '@clinic/ui/layout/notify.ts';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useServer } from '../providers/useServer.ts';

const SWITCHES_KEY = ['letterSwitches'];

const goes = () => (mailsAreSetUp() ? 'This letter is sent' : 'This letter is written, and waits');

const isOptional = (kind: EmailKind): kind is OptionalEmail =>
  (OPTIONAL_EMAILS as readonly EmailKind[]).includes(kind);

export function EmailSwitch({ kind }: { kind: EmailKind }) {
  const server = useServer();
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: SWITCHES_KEY,
    queryFn: () => server((api) => api.call(emailCalls.switches, {})),
  });
  const isOff = ({ off }: EmailSwitches) => off.some((one) => one === kind);
  const { save, isBusy } = useSaving<SwitchEmail, EmailSwitches>({
    send: (body) => server((api) => api.call(emailCalls.switchOne, { body })),
    saved: (after) => {
      queryClient.setQueryData(SWITCHES_KEY, after);
      notify.success(`“${EMAILS[kind]}” is switched ${isOff(after) ? 'off' : 'on'}.`);
    },
    otherwise: 'The switch was not saved. Please try again.',
    refused: (_failure, sentence) => {
      notify.error(sentence);
      return queryClient.invalidateQueries({ queryKey: SWITCHES_KEY });
    },
  });
  if (!isOptional(kind))
    return (
      <Typography color="textSecondary">
        {byEmail('This letter always goes.', 'This letter is always written.')}
      </Typography>
    );
  const isOn = !data || !isOff(data);
  return (
    <FormControlLabel
      disabled={isBusy || !data}
      control={<Switch checked={isOn} onChange={(event) => void save({ kind, on: event.target.checked })} />}
      label={isOn ? goes() : 'This letter is switched off'}
    />
  );
}
