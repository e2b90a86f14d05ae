import type { NewsletterAddress } from '@clinic/contract/clients/enquiries';
import { stored } from '../../platform/http/stored.ts';
import type { NewsletterAddressRecord } from './newsletter-address.schema.ts';

export const newsletterAddressView = (address: NewsletterAddressRecord): NewsletterAddress => ({
  ...stored(address),
  email: address.email,
  state: address.state,
  confirmedAt: address.confirmedAt?.toISOString() ?? null,
});
