import { POLICY_LIMITS, type BookingPolicy } from '@clinic/contract/scheduling/booking-policy';
import { wholeNumberIn } from '@clinic/contract/reading/numbers';
import { allOf, wholeNumber, type Rule } from '@clinic/contract/rules';

export type PolicyPart = keyof BookingPolicy;

export const POLICY_FIELDS: Readonly<Record<PolicyPart, { label: string; unit: string; text: string }>> = {
  minNotice: {
    label: 'Shortest notice',
    unit: 'hours',
    text: 'Clients ask for a visit at least so long before it; the clinic must be open for an hour until then.',
  },
  maxAdvance: {
    label: 'Furthest ahead',
    unit: 'days',
    text: 'Clients ask for a visit at most so far ahead.',
  },
  changeLimit: {
    label: 'Last change',
    unit: 'hours',
    text: 'Until so long before a confirmed visit its client moves or cancels it alone; later they call.',
  },
  holdHours: {
    label: 'A request holds its time',
    unit: 'hours',
    text: 'Counted on days on which the clinic is open. The request itself stays open.',
  },
  buffer: {
    label: 'Free after a visit',
    unit: 'minutes',
    text: 'For visits that are confirmed or moved from now on.',
  },
  step: { label: 'From one offered time to the next', unit: 'minutes', text: '' },
};

export const POLICY_PARTS = Object.keys(POLICY_FIELDS) as PolicyPart[];

export function policyRule(part: PolicyPart): Rule {
  const { min, max, step } = POLICY_LIMITS[part];
  const rule = allOf(wholeNumber(min, max), (value) =>
    Number(value) % step === 0 ? undefined : `Please choose a multiple of ${step}.`,
  );
  return (typed) => rule(wholeNumberIn(String(typed)));
}
