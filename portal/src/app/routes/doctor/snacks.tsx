import { useParams } from 'react-router';
import { SnacksPlanScreen } from '../../../features/snacks-plans/SnacksPlanScreen.tsx';

export function Component() {
  const { clientId = '' } = useParams();
  return <SnacksPlanScreen key={clientId} clientId={clientId} />;
}
