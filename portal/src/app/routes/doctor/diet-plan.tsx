import { useParams } from 'react-router';
import { DietPlanScreen } from '../../../features/diet-plan-builder/DietPlanScreen.tsx';

export function Component() {
  const { clientId = '' } = useParams();
  return <DietPlanScreen key={clientId} clientId={clientId} />;
}
