import { expect, test } from '../../fixtures.ts';
import { enquiriesOf, fillBooking, visitor } from './visitor.ts';

test.use({ javaScriptEnabled: false });

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

test('a plain form that is refused comes back with what was typed', async ({ page, quietConsole }) => {
  quietConsole.allow(/400 \(Bad Request\)/);
  const person = { ...visitor('Uma Pandya'), phone: '12345' };
  await page.goto('/contact-us');
  await fillBooking(page, person);
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
  await page.getByRole('button', { name: 'Book Now' }).click();
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toHaveAccessibleDescription(
    'Please enter a phone number of exactly 10 digits.',
  );
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(person.name);
});

test('the browser itself asks for what is missing', async ({ page }) => {
  await page.goto('/contact-us');
  await page.getByRole('button', { name: 'Book Now' }).click();
  await expect(page).toHaveURL(/\/contact-us$/);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
});

test('the newsletter box reaches the clinic', async ({ page, clinic }) => {
  const desk = await clinic.assistantOf(await clinic.doctor());
  const { email } = visitor('Reader');
  await page.goto('/about-us');
  await page.getByRole('textbox', { name: 'Your email' }).fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL(/\/#thank-you$/);
  await expect(page.getByRole('heading', { name: 'Thank you, it has reached us' })).toBeVisible();
  const filter = encodeURIComponent(JSON.stringify({ q: email }));
  expect(await clinic.call(desk, 'GET', `/rest/newsletter?filter=${filter}`)).toMatchObject([{ email }]);
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
