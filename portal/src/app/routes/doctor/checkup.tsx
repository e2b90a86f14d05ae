import { useParams } from 'react-router';
import { CheckupScreen } from '../../../features/checkups/CheckupScreen.tsx';

export function Component() {
  const { clientId = '' } = useParams();
  return <CheckupScreen key={clientId} clientId={clientId} />;
}
