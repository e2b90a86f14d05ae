import type { Locator, Page } from '@playwright/test';

/** Finds a toast with the text; one that is disappearing does not count. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.locator('.toasts .Toastify__toast[data-in="true"]').getByText(text);
