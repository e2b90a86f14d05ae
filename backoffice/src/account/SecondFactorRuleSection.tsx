import { STAFF_ROLES, type SecondFactorRule, type StaffRole } from '@clinic/contract/identity/second-factor';
import { secondFactorCalls } from '@clinic/contract/identity/second-factor-calls';
import { AccountSection } from '@clinic/ui/account/AccountSection.tsx';
import { useOwnAccount } from '@clinic/ui/account/own-account.ts';
import { secondFactorKey } from '@clinic/ui/account/second-factor-state.ts';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { failureText } from '@clinic/ui/session/api-error.ts';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useServer } from '../providers/useServer.ts';

const KEY = ['second-factor-rule'];
const FAILED = 'The rule could not be read or changed. Please try again.';
const WORDS: Record<StaffRole, string> = { admin: 'Admins', doctor: 'Doctors', assistant: 'Assistants' };

export function SecondFactorRuleSection() {
  const server = useServer();
  const access = useOwnAccount();
  const queryClient = useQueryClient();
  const { data: rule, error } = useQuery({
    queryKey: KEY,
    queryFn: () => server(async (clinic) => (await clinic.call(secondFactorCalls.rule, {})).rule),
  });
  const { save, isBusy, refusal } = useSaving<SecondFactorRule, { rule: SecondFactorRule }>({
    send: (body) => server((clinic) => clinic.call(secondFactorCalls.setRule, { body })),
    saved: (answer) => {
      queryClient.setQueryData(KEY, answer.rule);
      // Reloaded, since the rule may apply to this admin too.
      void queryClient.invalidateQueries({ queryKey: secondFactorKey(access) });
      notify.success('The rule is changed.');
    },
    otherwise: FAILED,
  });
  const problem = refusal?.sentence ?? (error && failureText(error, FAILED));
  return (
    <AccountSection
      title="Second step for the staff"
      text="Whoever is switched on must have an app or a passkey from now on, and sets it up before anything else. Clients may have one, and never must."
    >
      {problem && <FailureNotice sentence={problem} sx={{ mb: 3 }} />}
      {!rule && !error && <ContentSkeleton rows={2} label="Loading the rule..." />}
      {rule && (
        <Stack
          component="fieldset"
          aria-label="Required of"
          aria-busy={isBusy}
          sx={{ border: 0, m: 0, p: 0 }}
        >
          {STAFF_ROLES.map((role) => (
            <FormControlLabel
              key={role}
              control={
                <Switch
                  checked={rule[role]}
                  onChange={(_, checked) => void save({ ...rule, [role]: checked })}
                />
              }
              label={WORDS[role]}
            />
          ))}
        </Stack>
      )}
    </AccountSection>
  );
}
