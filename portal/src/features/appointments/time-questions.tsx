import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import type { Asked, Questions } from '@clinic/ui/forms/useSaving.ts';
import { refusalOf } from '@clinic/ui/session/refusal.ts';
import { Alternatives } from './Alternatives.tsx';

const taken = ({ refusal, dismiss }: Asked) => (
  <>
    <FailureNotice sentence={refusal.sentence} />
    <Alternatives times={refusalOf(refusal.failure)?.alternatives ?? []} onChosen={dismiss} />
  </>
);

/** Turns the refusal of a time into an offer of the nearest free ones. */
export const TIME_QUESTIONS: Questions = {
  TIME_NOT_FREE: taken,
  TIME_HELD: taken,
  APPOINTMENT_OVERLAP: taken,
  OUTSIDE_POLICY: taken,
};
