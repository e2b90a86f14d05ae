import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import {
  POLICY_LIMITS,
  type BookingPolicy,
  type PolicyAnswer,
} from '@clinic/contract/scheduling/booking-policy';
import { draftOf } from '@clinic/ui/drafts';
import { WholeNumberField } from '@clinic/ui/forms/WholeNumberField.tsx';
import { UnsavedGuard } from '@clinic/ui/forms/UnsavedGuard.tsx';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { isStale } from '@clinic/ui/session/refusal.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, type FormEvent } from 'react';
import { useServer } from '../providers/useServer.ts';
import { POLICY_FIELDS, POLICY_PARTS, policyRule, type PolicyPart } from './policy-fields.ts';
import { POLICY_KEY } from './useBookingPolicy.ts';

type Typed = Record<PolicyPart, string>;

const FAILED = 'The rules could not be saved. Please try again.';
const STALE =
  'Somebody else saved other rules meanwhile. What you typed is still here: save again to replace theirs.';

const typedOf = (policy: BookingPolicy): Typed =>
  Object.fromEntries(POLICY_PARTS.map((part) => [part, String(policy[part])])) as Typed;

interface Props {
  answer: PolicyAnswer;
  /** Id of the signed-in admin. */
  account: string;
}

/** The booking policy. Typed values survive an ended session. */
export function PolicyForm({ answer, account }: Props) {
  const server = useServer();
  const queryClient = useQueryClient();
  const draft = useMemo(() => draftOf<Typed>('backoffice', account, 'bookingPolicy'), [account]);
  const saved = typedOf(answer.policy);
  const [edited, setEdited] = useState<Typed | null>(() => draft.read()?.value ?? null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const typed = edited ?? saved;
  const dirty = edited !== null;
  useEffect(() => {
    if (edited) draft.keep(edited);
  }, [draft, edited]);
  const errorOf = (part: PolicyPart) => policyRule(part)(typed[part]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    if (POLICY_PARTS.some(errorOf)) return;
    setBusy(true);
    const numbers = Object.fromEntries(POLICY_PARTS.map((part) => [part, Number(typed[part])]));
    const body = { ...(numbers as Record<PolicyPart, number>), version: answer.version };
    try {
      const stored = await server((api) => api.call(appointmentCalls.savePolicy, { body }));
      queryClient.setQueryData(POLICY_KEY, stored);
      draft.drop();
      setEdited(null);
      notify.success('The rules are saved.');
    } catch (error) {
      // The fields keep the typed values, not what another admin saved.
      setEdited(typed);
      if (isStale(error)) await queryClient.invalidateQueries({ queryKey: POLICY_KEY });
      setFailure(isStale(error) ? STALE : failureText(error, FAILED));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label="Booking rules"
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 5, maxWidth: 560 }}
    >
      <UnsavedGuard dirty={dirty} onLeave={() => draft.drop()} />
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
          <WholeNumberField
            key={part}
            label={`${label} (${unit})`}
            required
            value={typed[part]}
            error={errorOf(part)}
            helperText={text}
            {...{ min, max, step }}
            onChange={(value) => setEdited({ ...typed, [part]: value })}
          />
        );
      })}
      {failure && <FailureNotice sentence={failure} />}
      <Box>
        <Button type="submit" variant="contained" loading={busy}>
          Save rules
        </Button>
      </Box>
    </Box>
  );
}
