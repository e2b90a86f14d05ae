import { useParams } from 'react-router';
import { ConsultationScreen } from '../../../features/consultation/ConsultationScreen.tsx';

export function Component() {
  const { clientId = '' } = useParams();
  return <ConsultationScreen key={clientId} clientId={clientId} />;
}
