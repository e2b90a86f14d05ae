import { useParams } from 'react-router';
import { BodyStatusScreen } from '../../../features/body-status/BodyStatusScreen.tsx';

export function Component() {
  const { clientId = '' } = useParams();
  return <BodyStatusScreen key={clientId} clientId={clientId} />;
}
