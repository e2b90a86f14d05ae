import { useParams } from 'react-router';
import { ProgressReportScreen } from '../../../features/progress-report/ProgressReportScreen.tsx';

export function Component() {
  const { clientId = '' } = useParams();
  return <ProgressReportScreen key={clientId} clientId={clientId} />;
}
