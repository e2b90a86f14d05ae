import { LOGO } from '@clinic/ui/theme/logo';

/** Stands beside the clinic's name, so it has no alternative text. */
export const ClinicLogo = ({ size = 44 }: { size?: number }) => (
  <img style={{ flexShrink: 0 }} src={LOGO} alt="" width={size} height={size} />
);
