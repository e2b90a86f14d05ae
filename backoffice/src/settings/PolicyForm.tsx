import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import {
  POLICY_LIMITS,
  type BookingPolicy,
  type PolicyAnswer,
} from '@clinic/contract/scheduling/booking-policy';
import { wholeNumberIn } from '@clinic/contract/reading/numbers';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { FormWholeNumberField } from '@clinic/ui/forms/FormWholeNumberField.tsx';
import { SaveBar } from '@clinic/ui/forms/SaveBar.tsx';
import { SavedForm } from '@clinic/ui/forms/SavedForm.tsx';
import { useSavedForm } from '@clinic/ui/forms/useSavedForm.ts';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { isStale } from '@clinic/ui/session/refusal.ts';
import { useQueryClient } from '@tanstack/react-query';
import { POLICY_FIELDS, POLICY_PARTS, policyRule, type PolicyPart } from './policy-fields.ts';
import { POLICY_KEY } from './useBookingPolicy.ts';

type Typed = Record<PolicyPart, string>;

const STALE =
  'Somebody else saved other rules meanwhile. What you typed is still here: save again to replace theirs.';

const typedOf = (policy: BookingPolicy): Typed =>
  Object.fromEntries(POLICY_PARTS.map((part) => [part, String(policy[part])])) as Typed;

export function PolicyForm({ answer }: { answer: PolicyAnswer }) {
  const queryClient = useQueryClient();
  const saving = useSaving<Typed, PolicyAnswer>({
    draft: 'bookingPolicy',
    send: (typed, { api }) => {
      const numbers = Object.fromEntries(POLICY_PARTS.map((part) => [part, wholeNumberIn(typed[part])]));
      const policy = numbers as Record<PolicyPart, number>;
      return api.call(appointmentCalls.savePolicy, { body: { ...policy, version: answer.version } });
    },
    saved: (stored) => {
      queryClient.setQueryData(POLICY_KEY, stored);
      return 'The rules are saved.';
    },
    otherwise: 'The rules could not be saved. Please try again.',
    refused: async (failure) => {
      if (isStale(failure)) await queryClient.invalidateQueries({ queryKey: POLICY_KEY });
    },
    worded: (sentence, failure) => (isStale(failure) ? STALE : sentence),
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
