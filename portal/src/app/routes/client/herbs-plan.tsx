import { PlanTabs } from '../../../features/diet-plan-reading/PlanTabs.tsx';
import { OwnDosagePlan } from '../../../features/dosage-plans/OwnDosagePlan.tsx';

export function Component() {
  return (
    <OwnDosagePlan kind="herbs" title="Herbs Plan">
      <PlanTabs />
    </OwnDosagePlan>
  );
}
