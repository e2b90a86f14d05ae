import { useParams } from 'react-router';
import { EndProgramScreen } from '../../../features/programs/EndProgramScreen.tsx';

export function Component() {
  const { clientId = '' } = useParams();
  return <EndProgramScreen key={clientId} clientId={clientId} />;
}
