import { clinicLogo } from '@clinic/contract/clinic';

/** No alternative text, since the clinic's name stands beside it. */
export const ClinicLogo = ({ size = 44 }: { size?: number }) => (
  <img style={{ flexShrink: 0 }} src={clinicLogo()} alt="" width={size} height={size} />
);
