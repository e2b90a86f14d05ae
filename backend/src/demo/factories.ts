import { randomInt } from 'node:crypto';
import type { EnquiryInput } from '@clinic/contract/enquiries';
import type { InventoryItemInput } from '@clinic/contract/inventory';

/** Builders of believable records: tests and the demo clinic use the same ones. They only make values, nothing is stored. */

interface PersonFields {
  name: string;
  email: string;
  phone: string;
  password: string;
}

let made = 0;

/** Anybody with an account; e-mail and phone are new each time. */
export function makePerson(over: Partial<PersonFields> = {}): PersonFields {
  made += 1;
  const serial = `${made}${randomInt(1_000_000)}`;
  return {
    name: `Asha Patel ${made}`,
    email: `asha.${serial}@example.in`,
    phone: `98${serial.padStart(8, '0').slice(-8)}`,
    password: 'secret-1',
    ...over,
  };
}

/** An item of the inventory; its name is new each time. */
export function makeItem(over: Partial<InventoryItemInput> = {}): InventoryItemInput {
  made += 1;
  return {
    name: `Ashwagandha Churna ${made}-${randomInt(1_000_000)}`,
    description: 'With warm milk, at night.',
    price: 249.5,
    countInStock: 40,
    category: 'Herb',
    ...over,
  };
}

/** What a visitor sends with the booking form. */
export function makeEnquiry(over: Partial<EnquiryInput> = {}) {
  const { name, email, phone } = makePerson();
  return { name, age: 34, email, phoneNumber: phone, location: 'Ahmedabad', terms: true, ...over };
}
