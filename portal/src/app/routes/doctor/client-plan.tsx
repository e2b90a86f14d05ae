import { useParams } from 'react-router';
import { ProgramScreen } from '../../../features/programs/ProgramScreen.tsx';

export function Component() {
  const { clientId = '' } = useParams();
  return <ProgramScreen key={clientId} clientId={clientId} />;
}
