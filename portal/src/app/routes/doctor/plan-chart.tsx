import { useParams } from 'react-router';
import { DoctorPlanChart } from '../../../features/plan-chart/DoctorPlanChart.tsx';

export function Component() {
  const { clientId = '' } = useParams();
  return <DoctorPlanChart key={clientId} clientId={clientId} />;
}
