import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';

interface Props {
  label: string;
  /** The ticked item's name, for screen readers. */
  of: string;
  pressed: boolean;
  onPress: () => void;
}

/** A toggle: a second press takes the answer back. */
export function TickButton({ label, of, pressed, onPress }: Props) {
  return (
    <ClinicButton
      look={pressed ? 'filled' : 'outlined'}
      aria-pressed={pressed}
      aria-label={`${of}: ${label}`}
      onClick={onPress}
      style={{ padding: '6px 12px' }}
    >
      {label}
    </ClinicButton>
  );
}
