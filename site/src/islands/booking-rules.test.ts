import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NOTICE_VERSION } from '@clinic/contract/privacy/privacy-notice';
import { checkBooking, toEnquiry, type BookingValues } from './booking-rules.ts';

const filled: BookingValues = {
  name: 'Kavita Rao',
  age: '34',
  email: 'kavita@example.in',
  phoneNumber: '+91 98250-12345',
  location: 'Vastrapur',
  plan: '',
  message: '',
  source: '',
  website: '',
  terms: true,
};

test('a filled form is fine, with the phone number as people write it', () => {
  assert.deepEqual(checkBooking(filled), {});
});

test('only the fields that were filled are sent, and the age as a number', () => {
  const { phoneNumber, location, name, email } = filled;
  assert.deepEqual(toEnquiry(filled), {
    name,
    email,
    phoneNumber,
    location,
    terms: true,
    age: 34,
    notice: NOTICE_VERSION,
  });
  assert.equal(toEnquiry({ ...filled, plan: 'detox' }).plan, 'detox');
});

for (const age of ['', '0', '121', '34.5', '-2', '1e1', '½', '1,5', '०', 'old']) {
  test(`an age of "${age}" is refused`, () => {
    assert.deepEqual(checkBooking({ ...filled, age }), {
      age: 'Please enter your age in years, from 1 to 120.',
    });
  });
}

test('the terms must be accepted', () => {
  assert.deepEqual(checkBooking({ ...filled, terms: false }), {
    terms: 'Please accept the terms and conditions to register.',
  });
});

test('a name of spaces, a phone number of nine digits and half an email are refused', () => {
  const found = checkBooking({ ...filled, name: '  ', phoneNumber: '982501234', email: 'kavita@' });
  assert.deepEqual(Object.keys(found), ['name', 'email', 'phoneNumber']);
});
