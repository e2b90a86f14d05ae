import { readDietPlanBody } from '@clinic/contract/diet-plan-reading';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { PrintedPlan } from './PrintedPlan.tsx';
import { statusText } from './ProgramBanner.tsx';

/** A kept version of the plan, whatever shape it had. */
export function DietPlanVersion({ body }: { body: unknown }) {
  const reading = readDietPlanBody(body);
  if (!reading.ok) return <p>This version cannot be shown.</p>;
  const { notes, status } = body as { notes?: unknown; status?: unknown };
  return (
    <>
      {(status === 'draft' || status === 'published') && (
        <p>
          <StatusBadge tone={status === 'draft' ? 'waiting' : 'good'}>{statusText[status]}</StatusBadge>
        </p>
      )}
      <PrintedPlan weeks={reading.weeks} notes={typeof notes === 'string' ? notes : ''} />
    </>
  );
}
