import { expect } from '@playwright/test';
import type { Account, Clinic } from '../fixtures.ts';
import { readable } from '../readable.ts';

/** Waits for an email to this address with a link to the page, and returns the link's path and token. */
export async function mailedLink(clinic: Clinic, email: string, page: string): Promise<string> {
  const link = new RegExp(`${page}\\?token=[^\\s"<&]+`);
  const found = async () =>
    (await clinic.mailsTo(email)).map((mail) => link.exec(readable(mail))?.[0]).find(Boolean) ?? '';
  await expect.poll(found).not.toBe('');
  return found();
}

/** Opens the link that proves a person's address; asks for the link where there was no welcome email. */
export async function proveEmail(clinic: Clinic, person: Account, area: 'client' | 'staff'): Promise<void> {
  if (area === 'staff') await clinic.call(person, 'POST', '/account/sendVerification');
  const link = await mailedLink(clinic, person.email, `/${area}/verify-email`);
  const token = new URL(link, 'http://clinic.example').searchParams.get('token');
  await clinic.call(undefined, 'POST', '/account/verifyEmail', { token });
}
