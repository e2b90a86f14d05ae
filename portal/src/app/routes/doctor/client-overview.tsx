import { useParams } from 'react-router';
import { OverviewScreen } from '../../../features/client-overview/OverviewScreen.tsx';

export function Component() {
  const { clientId = '' } = useParams();
  return <OverviewScreen key={clientId} clientId={clientId} />;
}
