import { expect, type Page } from '@playwright/test';
import type { Enquiry } from '@clinic/contract/clients/enquiries';
import type { Account, Clinic } from '../../fixtures.ts';
import { serial } from '../../serial.ts';

/** A person whom the clinic does not know yet. */
export function visitor(name: string) {
  const own = serial();
  return {
    name: `${name} ${own}`,
    age: '34',
    email: `${own}@example.in`,
    phone: '98250 12345',
    location: 'Vastrapur',
  };
}

export type Visitor = ReturnType<typeof visitor>;

/** Waits for the booking form's script, which starts when the browser is idle; until then it is a plain form. */
export const waitForIsland = (page: Page): Promise<void> =>
  expect(page.locator('astro-island:not([ssr])')).toBeAttached();

export async function openBooking(page: Page): Promise<void> {
  await page.goto('/contact-us');
  await waitForIsland(page);
}

export async function fillBooking(page: Page, person: Visitor): Promise<void> {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(person.name);
  await page.getByRole('textbox', { name: 'Age' }).fill(person.age);
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(person.email);
  await page.getByRole('textbox', { name: 'Phone number' }).fill(person.phone);
  await page.getByRole('textbox', { name: 'Location' }).fill(person.location);
}

export function enquiriesOf(clinic: Clinic, assistant: Account, person: Visitor): Promise<Enquiry[]> {
  const filter = encodeURIComponent(JSON.stringify({ q: person.email }));
  return clinic.call<Enquiry[]>(assistant, 'GET', `/rest/enquiries?filter=${filter}`);
}
