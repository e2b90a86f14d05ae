import { useParams } from 'react-router';
import { DietPlanScreen } from '../../../features/diet-plan-builder/DietPlanScreen.tsx';

export function Component() {
  const { clientId = '' } = useParams();
  // Another client's plan starts with its own state.
  return <DietPlanScreen key={clientId} clientId={clientId} />;
}
