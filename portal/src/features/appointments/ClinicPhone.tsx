import { clinicPhone, telHref } from '@clinic/contract/clinic';

/** The clinic's first number, to be called by a press. */
export function ClinicPhone() {
  const phone = clinicPhone();
  return (
    <a href={telHref(phone)} style={{ color: 'var(--river)', whiteSpace: 'nowrap' }}>
      {phone}
    </a>
  );
}
