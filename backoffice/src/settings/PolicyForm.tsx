import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import {
  POLICY_LIMITS,
  type BookingPolicy,
  type PolicyAnswer,
} from '@clinic/contract/scheduling/booking-policy';
import { wholeNumberIn } from '@clinic/contract/reading/numbers';
import { FormWholeNumberField } from '@clinic/ui/forms/FormWholeNumberField.tsx';
import { SaveBar } from '@clinic/ui/forms/SaveBar.tsx';
import { SavedForm } from '@clinic/ui/forms/SavedForm.tsx';
import { useSavedForm } from '@clinic/ui/forms/useSavedForm.ts';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { POLICY_FIELDS, POLICY_PARTS, policyRule, type PolicyPart } from './policy-fields.ts';
import { POLICY_KEY } from './useBookingPolicy.ts';
import { useSettingSaving } from '../forms/useSettingSaving.ts';

type Typed = Record<PolicyPart, string>;

const STALE =
  'Somebody else saved other rules meanwhile. What you typed is still here: save again to replace theirs.';

const typedOf = (policy: BookingPolicy): Typed =>
  Object.fromEntries(POLICY_PARTS.map((part) => [part, String(policy[part])])) as Typed;

export function PolicyForm({ answer }: { answer: PolicyAnswer }) {
  const saving = useSettingSaving<Typed, PolicyAnswer>({
    queryKey: POLICY_KEY,
    said: 'The rules are saved.',
    stale: STALE,
    draft: 'bookingPolicy',
    send: (typed, { api }) => {
      const numbers = Object.fromEntries(POLICY_PARTS.map((part) => [part, wholeNumberIn(typed[part])]));
      const policy = numbers as Record<PolicyPart, number>;
      return api.call(appointmentCalls.savePolicy, { body: { ...policy, version: answer.version } });
    },
    otherwise: 'The rules could not be saved. Please try again.',
  });
  const form = useSavedForm({ saving, values: typedOf(answer.policy) });
  return (
    <SavedForm form={form} aria-label="Booking rules" sx={{ display: 'grid', gap: 5, maxWidth: 560 }}>
      {!answer.stored && (
        <Notice tone="waiting">
          No rules are saved yet, so clients are not bound by any. These are proposed; save them to put them
          into force.
        </Notice>
      )}
      {POLICY_PARTS.map((part) => {
        const { label, unit, text } = POLICY_FIELDS[part];
        const { min, max, step } = POLICY_LIMITS[part];
        return (
          <FormWholeNumberField
            key={part}
            name={part}
            label={`${label} (${unit})`}
            required
            rule={policyRule(part)}
            helperText={text}
            {...{ min, max, step }}
          />
        );
      })}
      <SaveBar label="Save rules" />
    </SavedForm>
  );
}
