import { ClinicButtonLink } from '@clinic/ui/layout/ClinicButton.tsx';
import { withEmailNote } from '@clinic/ui/layout/emails-wait.ts';
import { Notice } from '@clinic/ui/layout/Notice.tsx';

/** Asks for the address's proof on the dashboard, not only on the account's page. */
export const ConfirmEmail = () => (
  <Notice
    tone="waiting"
    action={
      <ClinicButtonLink look="outlined" to="/client/account">
        My account
      </ClinicButtonLink>
    }
  >
    {withEmailNote('Please confirm your e-mail: open the link that we sent to you, or ask for a new one.')}
  </Notice>
);
