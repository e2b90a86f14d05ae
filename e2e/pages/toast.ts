import type { Locator, Page } from '@playwright/test';

/** A toast; one that is leaving does not count. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.locator('.toasts .Toastify__toast[data-in="true"]').getByText(text);
