import { accountCalls } from '@clinic/contract/identity/account-calls';
import type { Role } from '@clinic/contract/constants';
import { UnusedLogOut } from '@clinic/ui/session/UnusedLogOut.tsx';
import { useLogout } from 'react-admin';
import { useServer } from '../providers/useServer.ts';

/** Logs out of an unused area. */
export function StaffLogOut({ area }: { area: Role }) {
  const server = useServer();
  const logout = useLogout();
  return (
    <UnusedLogOut
      area={area}
      tell={() => server((clinic) => clinic.call(accountCalls.me, {}))}
      leave={() => void logout({})}
    />
  );
}
