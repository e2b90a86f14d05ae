import { useAccount } from '../../../components/account.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';

export function Component() {
  const { name } = useAccount();
  return <PageHeader title={`Welcome, ${name}`} documentTitle="Home" />;
}
