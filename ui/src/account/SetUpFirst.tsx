import { ClinicButton } from '../layout/ClinicButton.tsx';
import { Notice } from '../layout/Notice.tsx';
import { mustSetUp, useSecondFactor } from './second-factor-state.ts';

interface Props {
  onSetUp: () => void;
}

/** Says why this page has opened instead of the one that was asked for, before anything else on it. */
export function SetUpFirst({ onSetUp }: Props) {
  const { data: state } = useSecondFactor();
  if (!state || !mustSetUp(state)) return null;
  return (
    <Notice
      tone="waiting"
      announce="status"
      sx={{ mb: 6 }}
      action={
        <ClinicButton look="outlined" onClick={onSetUp}>
          Set it up now
        </ClinicButton>
      }
    >
      The clinic asks for a second step at your log-in. Please set up an app or a passkey; then everything
      else is open again.
    </Notice>
  );
}
