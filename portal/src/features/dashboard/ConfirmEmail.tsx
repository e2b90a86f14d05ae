import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { Link } from 'react-router';

/** Asks for the address's proof on the dashboard, not only on the account's page. */
export const ConfirmEmail = () => (
  <Notice tone="waiting">
    Please confirm your e-mail: open the link that we sent to you, or ask for a new one under{' '}
    <Link to="/client/account" style={{ color: 'inherit' }}>
      My account
    </Link>
    .
  </Notice>
);
