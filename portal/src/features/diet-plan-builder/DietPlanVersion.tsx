import type { DietPlan } from '@clinic/contract/care/diet-plans/diet-plans';
import { readDietPlanBody } from '@clinic/contract/care/diet-plans/diet-plan-reading';
import { StatusBadge } from '@clinic/ui/layout/StatusBadge.tsx';
import { PrintedPlan } from '../diet-plan-reading/PrintedPlan.tsx';
import { statusText } from './ProgramBanner.tsx';

/** The contents of a plan, which its versions have too. */
export type PlanContents = Pick<DietPlan, 'weeks' | 'notes' | 'take' | 'avoid'>;

export function notesIn(body: unknown): string {
  const { notes } = body as { notes?: unknown };
  return typeof notes === 'string' ? notes : '';
}

/** Reads the lines of a stored version: things to take and things to avoid. */
export function linesIn(body: unknown): Pick<DietPlan, 'take' | 'avoid'> {
  const { take, avoid } = body as Pick<DietPlan, 'take' | 'avoid'>;
  return { take, avoid };
}

export function DietPlanVersion({ body }: { body: unknown }) {
  const reading = readDietPlanBody(body);
  if (!reading.ok) return <p>This version cannot be shown.</p>;
  const { status } = body as { status?: unknown };
  return (
    <>
      {(status === 'draft' || status === 'published') && (
        <p>
          <StatusBadge tone={status === 'draft' ? 'waiting' : 'good'}>{statusText[status]}</StatusBadge>
        </p>
      )}
      <PrintedPlan weeks={reading.weeks} notes={notesIn(body)} />
    </>
  );
}
