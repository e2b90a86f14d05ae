import { OwnDosagePlan } from '../../../features/dosage-plans/OwnDosagePlan.tsx';

export function Component() {
  return <OwnDosagePlan kind="vitamin" title="Vitamins" context="What to take every day, and when." />;
}
