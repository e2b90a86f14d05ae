import { LOGO } from '@clinic/ui/theme/logo';

/** Beside the clinic's name, so it says nothing of its own. */
export const ClinicLogo = ({ size = 44 }: { size?: number }) => (
  <img style={{ flexShrink: 0 }} src={LOGO} alt="" width={size} height={size} />
);
