import type { Locator, Page } from '@playwright/test';

/** A message at the top right, on a phone at the lower edge; one that leaves is no longer meant. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.locator('.toasts .Toastify__toast[data-in="true"]').getByText(text);
