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
  by: enquiry.by ? { id: enquiry.by.id, name: enquiry.by.name } : null,
  heardFrom: enquiry.heardFrom ?? null,
  callBackAt: enquiry.callBackAt?.toISOString() ?? null,
});
