import { ClinicButtonLink } from '@clinic/ui/layout/ClinicButton.tsx';
import { EmptyState } from './EmptyState.tsx';

/** The client's page of a plan that the doctor has not written yet. */
export const NoPlanYet = ({ text }: { text: string }) => (
  <EmptyState
    text={text}
    hint="Your doctor writes it after a visit, and it appears here by itself."
    action={
      <ClinicButtonLink look="outlined" to="/client/appointments">
        See my appointments
      </ClinicButtonLink>
    }
  />
);
