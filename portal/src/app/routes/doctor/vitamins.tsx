import { useParams } from 'react-router';
import { DosagePlanScreen } from '../../../features/dosage-plans/DosagePlanScreen.tsx';

export function Component() {
  const { clientId = '' } = useParams();
  return <DosagePlanScreen key={clientId} kind="vitamin" clientId={clientId} />;
}
