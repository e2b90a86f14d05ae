import { expect, type Locator, type Page } from '@playwright/test';
import { toast } from './toast.ts';

/** Presses an option until its list is closed, since a press on a moving option is lost. */
export async function take(option: Locator): Promise<void> {
  await option.waitFor();
  await expect(async () => {
    if (await option.isVisible()) await option.click();
    await expect(option).toBeHidden({ timeout: 2000 });
  }).toPass();
}

export async function choose(scope: Page | Locator, label: string, option: string): Promise<void> {
  const page = 'page' in scope ? scope.page() : scope;
  const box = scope.getByRole('combobox', { name: label });
  await box.click();
  await take(page.getByRole('option', { name: option, exact: true }));
  await expect(box).toHaveText(option);
}

/** Opens the menu of a row and takes one of its lines. */
export async function takeFromMenu(row: Locator, line: string): Promise<void> {
  await row.getByRole('button', { name: /^More about/ }).click();
  await take(row.page().getByRole('menuitem', { name: line }));
}

/** Types into a field that searches the server and takes the option. */
export async function find(scope: Page | Locator, label: string, text: string): Promise<void> {
  const page = 'page' in scope ? scope.page() : scope;
  await scope.getByRole('combobox', { name: label }).fill(text);
  await take(page.getByRole('option', { name: new RegExp(text) }));
}

/** Records the walk-in's arrival; outside the clinic's hours a second press is needed. */
export async function arrive(dialog: Locator): Promise<void> {
  const page = dialog.page();
  await dialog.getByRole('button', { name: 'Arrived' }).click();
  const anyway = page.getByRole('button', { name: 'Do it all the same' });
  await expect(anyway.or(toast(page, /has arrived\.$/)).first()).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
}

export async function typeTime(scope: Page | Locator, label: string, time: string): Promise<void> {
  const page = 'page' in scope ? scope.page() : scope;
  const hours = scope.getByRole('group', { name: label }).getByRole('spinbutton', { name: 'Hours' });
  await hours.click();
  // The press selects the part of the time to type into, a moment later.
  await expect(hours).toBeFocused();
  const [hour, minute] = time.split(':').map(Number) as [number, number];
  // A time is typed in the form in which it is shown: 2:25 PM.
  const minutes = String(minute).padStart(2, '0');
  await page.keyboard.type(`${hour % 12 || 12}${minutes}${hour < 12 ? 'a' : 'p'}`);
}

/** Types a day, yyyy-MM-dd, into a field of days. */
export async function typeDay(scope: Page | Locator, label: string, day: string): Promise<void> {
  const page = 'page' in scope ? scope.page() : scope;
  const part = scope.getByRole('group', { name: label }).getByRole('spinbutton', { name: 'Day' });
  await part.click();
  // The press selects the part of the day to type into, a moment later.
  await expect(part).toBeFocused();
  await page.keyboard.type(day.split('-').toReversed().join(''));
}

/** Searches a list and waits for the results, since a press on a moving row is lost. */
export async function search(page: Page, label: string, text: string): Promise<void> {
  const box = page.getByRole('searchbox', { name: label });
  // A list that was searched before opens with the same search, which is not sent again.
  if ((await box.inputValue()) !== text) {
    const answer = page.waitForResponse((response) => decodeURIComponent(response.url()).includes(text));
    await box.fill(text);
    await answer;
  }
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

export async function expectPage(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  // A page that still loads has its heading already, but handles no keys.
  await expect(page.locator('[aria-busy="true"] h1')).toHaveCount(0);
}
