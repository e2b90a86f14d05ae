import type { Role } from '@clinic/contract/constants';

/** Leads a person who must set up a second factor to the account page. */
export function setUpFirst(area: Role): void {
  const page = `/${area}/account`;
  if (location.pathname !== page) location.assign(page);
}
