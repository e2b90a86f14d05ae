import { expect } from '@playwright/test';
import type { Clinic } from '../fixtures.ts';
import { readable } from '../readable.ts';

/** Waits for the letter to this address whose link leads to the page, and answers the link: path and token. */
export async function mailedLink(clinic: Clinic, email: string, page: string): Promise<string> {
  const link = new RegExp(`${page}\\?token=[^\\s"<&]+`);
  const found = async () =>
    (await clinic.mailsTo(email)).map((mail) => link.exec(readable(mail))?.[0]).find(Boolean) ?? '';
  await expect.poll(found).not.toBe('');
  return found();
}
