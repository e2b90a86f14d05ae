import { OwnPlanTabs } from '../../../features/diet-plan-reading/OwnPlanTabs.tsx';
import { OwnDosagePlan } from '../../../features/dosage-plans/OwnDosagePlan.tsx';

export function Component() {
  return (
    <OwnDosagePlan kind="herbs" title="Herbs Plan">
      <OwnPlanTabs />
    </OwnDosagePlan>
  );
}
