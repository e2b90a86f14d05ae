import { PlanTabs } from '../../../features/diet-plans/PlanTabs.tsx';
import { OwnDosagePlan } from '../../../features/dosage-plans/OwnDosagePlan.tsx';

export function Component() {
  return (
    <OwnDosagePlan kind="vitamin" title="Vitamins Plan">
      <PlanTabs />
    </OwnDosagePlan>
  );
}
