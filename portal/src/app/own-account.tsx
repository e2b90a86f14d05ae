import { AccountPage } from '@clinic/ui/account/AccountPage.tsx';
import { useAccount } from '../components/account.ts';
import { ownAccountApis } from '../lib/http.ts';

export function OwnAccount() {
  const { area, id } = useAccount();
  return <AccountPage api={ownAccountApis[area]} area={area} id={id} />;
}
