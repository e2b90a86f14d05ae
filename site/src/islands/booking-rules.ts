import { ageInYears, NAME_NEEDED, PLACE_NEEDED, TERMS_NEEDED } from '@clinic/contract/clients/enquiry-rules';
import { nameWithoutAddress } from '@clinic/contract/clients/public-names';
import type { EnquiryInput } from '@clinic/contract/clients/enquiries';
import { wholeNumberIn } from '@clinic/contract/reading/numbers';
import { NOTICE_VERSION } from '@clinic/contract/privacy/privacy-notice';
import { email, longText, oneLine, phone, required, allOf, type Rule } from '@clinic/contract/rules';

export type BookingValues = Record<
  'name' | 'age' | 'email' | 'phoneNumber' | 'location' | 'plan' | 'message' | 'source' | 'website',
  string
> & {
  terms: boolean;
};

export type BookingField = keyof BookingValues;
export type BookingErrors = Partial<Record<BookingField, string>>;

const rules: Partial<Record<BookingField, Rule>> = {
  name: allOf(required(NAME_NEEDED), oneLine(), nameWithoutAddress),
  age: (value) => ageInYears(wholeNumberIn(String(value))),
  email,
  phoneNumber: phone,
  location: allOf(required(PLACE_NEEDED), oneLine()),
  message: longText(),
  terms: (value) => (value === true ? undefined : TERMS_NEEDED),
};

export const fieldOrder: readonly BookingField[] = [
  'name',
  'age',
  'email',
  'phoneNumber',
  'location',
  'plan',
  'message',
  'terms',
];

export function readBooking(form: HTMLFormElement): BookingValues {
  const data = new FormData(form);
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    name: text('name'),
    age: text('age'),
    email: text('email'),
    phoneNumber: text('phoneNumber'),
    location: text('location'),
    plan: text('plan'),
    message: text('message'),
    source: text('source'),
    website: text('website'),
    terms: data.has('terms'),
  };
}

/** Returns field → what is wrong with it; empty when the form can be sent. */
export function checkBooking(values: BookingValues): BookingErrors {
  const found = fieldOrder.flatMap((field) => {
    const sentence = rules[field]?.(values[field]);
    return sentence ? [[field, sentence] as const] : [];
  });
  return Object.fromEntries(found);
}

export function toEnquiry({ age, plan, message, source, website, ...rest }: BookingValues): EnquiryInput {
  return {
    ...rest,
    notice: NOTICE_VERSION,
    age: wholeNumberIn(age),
    ...(plan && { plan }),
    ...(message && { message }),
    ...(source && { source }),
    ...(website && { website }),
  };
}
