import { useParams } from 'react-router';
import { HistoryScreen } from '../../../features/client-overview/HistoryScreen.tsx';

export function Component() {
  const { clientId = '' } = useParams();
  return <HistoryScreen key={clientId} clientId={clientId} />;
}
