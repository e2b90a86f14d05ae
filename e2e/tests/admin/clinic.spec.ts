import type { ClinicAnswer } from '@clinic/contract/clinic-settings';
import type { Page } from '@playwright/test';
import { expect, test } from '../../own-product.ts';
import { noSlips } from '../../pages/crawler.ts';
import { keepPicture } from '../../pages/pictures.ts';
import { toast } from '../../pages/toast.ts';
import { enterOffice } from './office.ts';

// The clinic is renamed, so no other file shares it.
test.use({ clinicName: 'renamed', viewport: { width: 1440, height: 900 } });

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const NAME = 'Tarang Clinic';

const field = (page: Page, name: string | RegExp) => page.getByRole('form').getByRole('textbox', { name });
const piece = (page: Page, name: string) => page.getByRole('figure', { name });

test('an admin gives the clinic its own name, address and logo, and sees at once how they look', async ({
  page,
  clinic,
  accessible,
  quietConsole,
}) => {
  quietConsole.allow(/409|400/);
  const look = async (name: string) => {
    for (const size of [PHONE, WIDE]) {
      await page.setViewportSize(size);
      await noSlips(page, `${name} at ${size.width} px`);
      await accessible('html', size === WIDE ? 'all' : 'layout');
      await keepPicture(page, `clinic-${name}-${size.width}`);
    }
  };
  const admin = await clinic.admin();
  await enterOffice(page, admin);
  const left = page.getByRole('list', { name: 'What is left' });
  await expect(left.getByRole('listitem').first()).toContainText('The clinic’s name and address');
  await left.getByRole('link', { name: 'Clinic: The clinic’s name and address' }).click();
  await expect(page).toHaveURL(/\/admin\/settings\?tab=clinic$/);
  const logo = page.getByLabel('Picture of the logo');
  await expect(logo).toBeVisible();
  await look('shipped');

  await field(page, /^Name/).fill('');
  await field(page, /^Email$/).fill('hello');
  const svg = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
  await logo.setInputFiles(svg);
  await expect(logo).toHaveAccessibleDescription(/^An SVG may hold a program/);
  await page.keyboard.press('Control+s');
  await expect(field(page, /^Name/)).toHaveAccessibleDescription('Please fill in this field.');
  await expect(field(page, /^Name/)).toBeFocused();
  await look('refused');

  await field(page, /^Name/).fill(NAME);
  await field(page, /^Legal name/).fill('Tarang Wellness LLP');
  await field(page, /^Address line 1/).fill('12 Ring Road');
  await field(page, /^City/).fill('Pune');
  await field(page, /^Email$/).fill('hello@tarang.example');
  await field(page, /^Prefix/).fill('tar');
  const picture = await page.request.get('/apple-touch-icon.png');
  await logo.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await picture.body() });
  await expect(page.getByRole('img', { name: 'The logo', exact: true })).toBeVisible();
  await expect(piece(page, 'Header of the website')).toContainText(NAME);
  await expect(piece(page, 'Foot of a letter')).toContainText(/12 Ring Road.*Pune.*hello@tarang\.example/);
  await expect(piece(page, 'Head of an invoice')).toContainText(/TAR\/\d\d-\d\d\/00001/);

  // Another admin saves meanwhile.
  const { clinic: facts, version } = await clinic.call<ClinicAnswer>(admin, 'GET', '/admin/clinic');
  await clinic.call(admin, 'PUT', '/admin/clinic', { ...facts, tagline: 'Food first', version });
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert').getByText(/^Somebody else saved other facts/)).toBeVisible();
  await expect(field(page, 'Tagline')).toHaveValue('Food first');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'The clinic is saved.')).toBeVisible();
  await expect(page.getByRole('navigation').getByText(NAME)).toBeVisible();
  await expect(page).toHaveTitle(`Settings · ${NAME}`);
  await look('saved');
  await page.setViewportSize(PHONE);
  await piece(page, 'Head of an invoice').scrollIntoViewIfNeeded();
  await keepPicture(page, 'clinic-preview-390');
  await page.setViewportSize(WIDE);

  await page.reload();
  await expect(page.getByRole('navigation').getByText(NAME)).toBeVisible();
  await expect(page.getByRole('navigation').locator('img')).toHaveAttribute('src', /^\/api\/clinic\/logo\//);

  const stored = await clinic.call<ClinicAnswer>(admin, 'GET', '/admin/clinic');
  expect(stored.clinic).toMatchObject({ name: NAME, tagline: 'Food first', prefix: 'TAR' });
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(left.getByText('The clinic’s name and address')).toHaveCount(0);
  await expect(left.getByText('The first doctor')).toBeVisible();
});

test('an admin finds the page by what is on it, and is asked before what was typed is left', async ({
  page,
  clinic,
}) => {
  await enterOffice(page, await clinic.admin());
  await page.getByRole('button', { name: 'Search' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('logo');
  await page.getByRole('option', { name: 'Clinic' }).click();
  await expect(page).toHaveURL(/tab=clinic$/);
  await page.getByRole('button', { name: /^Remove phone 2$/ }).click();
  await expect(page.getByRole('group', { name: /^phone \d$/ })).toHaveCount(1);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
});
