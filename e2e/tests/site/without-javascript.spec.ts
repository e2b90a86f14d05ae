import { expect, test } from '../../fixtures.ts';
import { readable } from '../../readable.ts';
import { enquiriesOf, fillBooking, visitor } from './visitor.ts';

test.use({ javaScriptEnabled: false, ownBrowser: true });

test('a booking is sent as a plain form and the visitor is thanked at home', async ({ page, clinic }) => {
  const desk = await clinic.assistantOf(await clinic.doctor());
  const person = visitor('Rekha Iyer');
  await page.goto('/contact-us');
  await fillBooking(page, person);
  await page.getByRole('combobox', { name: 'Plan' }).selectOption('Detox');
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
  await page.getByRole('button', { name: 'Book Now' }).click();
  await expect(page).toHaveURL(/\/#thank-you$/);
  await expect(page.getByRole('heading', { name: 'Thank you, it has reached us' })).toBeVisible();
  expect(await enquiriesOf(clinic, desk, person)).toMatchObject([
    { name: person.name, age: 34, plan: 'detox' },
  ]);
});

test('a plain form that is refused comes back as a page of the site with what was typed', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/400 \(Bad Request\)/);
  const person = { ...visitor('Uma Pandya'), phone: '12345' };
  await page.goto('/contact-us');
  const form = page.getByRole('main').locator('form');
  const labels = await form.locator('.field label').allInnerTexts();
  const hints = await form.locator('.hint').allInnerTexts();
  const look = () => form.getByRole('button').evaluate((button) => getComputedStyle(button).cssText);
  const button = await look();
  await fillBooking(page, person);
  await page.getByRole('combobox', { name: 'Plan' }).selectOption('Detox');
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
  await page.getByRole('button', { name: 'Book Now' }).click();
  const phone = page.getByRole('textbox', { name: 'Phone number' });
  await expect(phone).toHaveAccessibleDescription(/Please enter a phone number of exactly 10 digits\.$/);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(person.name);
  await expect(page.getByRole('combobox', { name: 'Plan' })).toHaveValue('detox');
  await expect(page.getByRole('alert')).toHaveText(
    /^Your request was not sent\..* What you typed is still here\.$/,
  );
  await expect(page).toHaveTitle('Book Now · Tulsivan Wellness Clinic');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await form.locator('.field label').allInnerTexts()).toEqual(labels);
  expect(await form.locator('.hint').allInnerTexts()).toEqual(hints);
  await expect(form.getByRole('button')).toHaveText('Book Now');
  expect(await look()).toBe(button);
  await phone.fill('98250 12345');
  await form.getByRole('button').click();
  await expect(page).toHaveURL(/\/#thank-you$/);
});

test('the browser itself asks for what is missing', async ({ page }) => {
  await page.goto('/contact-us');
  await page.getByRole('button', { name: 'Book Now' }).click();
  await expect(page).toHaveURL(/\/contact-us$/);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
});

test('the newsletter box reaches the clinic and thanks for itself where the reader is', async ({
  page,
  clinic,
}) => {
  const desk = await clinic.assistantOf(await clinic.doctor());
  const { email } = visitor('Reader');
  await page.goto('/about-us');
  await page.getByRole('textbox', { name: 'Your email' }).fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL(/\/about-us#letter-thank-you$/);
  // No mail server is set up here, so no inbox is promised.
  await expect(page.getByRole('heading', { name: 'Thank you', exact: true })).toBeInViewport();
  await expect(page.getByText('in our letter, which cannot be sent yet.')).toBeVisible();
  await expect(page.getByText(/inbox/)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeHidden();
  const filter = encodeURIComponent(JSON.stringify({ q: email }));
  expect(await clinic.call(desk, 'GET', `/rest/newsletter?filter=${filter}`)).toMatchObject([{ email }]);
});

test('a letter that is left is left on a page of the site', async ({ page, clinic, quietConsole }) => {
  quietConsole.allow(/400 \(Bad Request\)/);
  await page.goto('/api/newsletter/unsubscribe?token=nothing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unsubscribe');
  await expect(page.getByRole('alert')).toContainText('This link is not valid.');
  const { email } = visitor('Leaver');
  await clinic.call(undefined, 'POST', '/newsletter', { email });
  const linkOf = async () =>
    /\/api\/newsletter\/unsubscribe\?token=[\w.-]+/.exec(readable((await clinic.mailsTo(email)).join()))?.[0];
  await expect.poll(linkOf).toBeTruthy();
  await page.goto((await linkOf()) ?? '');
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText(`${email} is off our newsletter list.`)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('the phone menu and the questions open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Awards' }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByText('Do I have to cook separately for myself?').click();
  await expect(page.getByText(/written from what your kitchen already makes/)).toBeVisible();
});
