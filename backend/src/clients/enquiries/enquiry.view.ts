import type { Enquiry } from '@clinic/contract/clients/enquiries';
import { stored } from '../../platform/http/stored.ts';
import type { EnquiryRecord } from './enquiry.schema.ts';

export const enquiryView = (enquiry: EnquiryRecord): Enquiry => ({
  ...stored(enquiry),
  name: enquiry.name,
  age: enquiry.age,
  email: enquiry.email,
  phoneNumber: enquiry.phoneNumber,
  location: enquiry.location,
  plan: enquiry.plan,
  message: enquiry.message,
  state: enquiry.state,
  client: enquiry.client?.toHexString() ?? null,
});
