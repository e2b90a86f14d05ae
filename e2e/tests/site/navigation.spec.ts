import { expect, test } from '../../fixtures.ts';

const links = [
  ['About Us', '/about-us'],
  ['Awards', '/awards'],
  ['Plans', '/plans'],
  ['Contact', '/contact-us'],
] as const;

test('the navigation leads to every page and marks where one is', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  for (const [name, path] of links) {
    await menu.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(menu.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
  await page.getByRole('link', { name: /home$/ }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('login leads clients in from the front page and staff from the others', async ({ page }) => {
  await page.goto('/');
  const login = page.getByRole('banner').getByRole('link', { name: 'Login' });
  await expect(login).toHaveAttribute('href', '/client/login');
  await page.goto('/awards');
  await expect(login).toHaveAttribute('href', '/staff/login');
  await login.click();
  await expect(page).toHaveURL(/\/staff\/login$/);
});

test('the footer leads to every page, the clinic and a consultation', async ({ page }) => {
  await page.goto('/awards');
  const footer = page.getByRole('contentinfo');
  for (const [name, path] of links)
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  for (const name of ['Instagram', 'Facebook', 'YouTube'])
    await expect(footer.getByRole('link', { name })).toBeVisible();
  await expect(footer.getByRole('link', { name: /^\+91/ }).first()).toHaveAttribute(
    'href',
    /^tel:\+91\d{10}$/,
  );
  await footer.getByRole('link', { name: 'Book a Consultation' }).click();
  await expect(page).toHaveURL(/\/contact-us$/);
});

test('the first stop of the keyboard skips to the content', async ({ page }) => {
  await page.goto('/about-us');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#content$/);
});

test('on a phone the menu opens and closes by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const plans = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Plans' });
  await expect(plans).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await expect(plans).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(plans).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await plans.click();
  await expect(page).toHaveURL(/\/plans$/);
});
