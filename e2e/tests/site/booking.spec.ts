import { expect, test } from '../../fixtures.ts';
import { enquiriesOf, fillBooking, openBooking, visitor } from './visitor.ts';

test('an empty form says beside each field what is missing and goes to the first', async ({
  page,
  accessible,
}) => {
  await openBooking(page);
  const form = page.getByRole('form', { name: 'Book Now' });
  await form.getByRole('button', { name: 'Book Now' }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  for (const sentence of [
    'Please tell us your name.',
    'Please enter your age in years, from 1 to 120.',
    'Email is required.',
    'Please enter a phone number of exactly 10 digits.',
    'Please tell us where you live.',
    'Please accept the terms and conditions to register.',
  ])
    await expect(form.getByText(sentence)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Age' })).toHaveAccessibleDescription(
    /in years, from 1 to 120/,
  );
  await accessible();
});

test('words of danger in what a visitor writes show the number to call', async ({ page, accessible }) => {
  await openBooking(page);
  const message = page.getByRole('textbox', { name: 'What would you like to change?' });
  const call = page.getByRole('link', { name: 'Call 112' });
  await message.fill('My evenings, and my tea.');
  await expect(call).toBeHidden();
  await message.fill('My chest feels heavy when I climb stairs.');
  await expect(call).toHaveAttribute('href', 'tel:112');
  await accessible();
});

test('a form without the terms is not sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await openBooking(page);
  await fillBooking(page, visitor('Mehul Dave'));
  await page.getByRole('button', { name: 'Book Now' }).click();
  const terms = page.getByRole('checkbox', { name: /terms and conditions/ });
  await expect(terms).toBeFocused();
  await expect(terms).toHaveAccessibleDescription('Please accept the terms and conditions to register.');
  expect(sent).toEqual([]);
  await terms.check();
  await expect(page.getByText('Please accept the terms and conditions to register.')).toBeHidden();
});

test('when the clinic cannot be reached the form stays as it is and says so', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/Failed to load resource/);
  await page.route('**/api/enquiry', (route) => route.abort());
  const person = visitor('Nirav Shah');
  await openBooking(page);
  await fillBooking(page, person);
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
  await page.getByRole('button', { name: 'Book Now' }).click();
  await expect(page.getByRole('alert')).toContainText('We could not reach the clinic.');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(person.name);
  await expect(page).toHaveURL(/\/contact-us$/);
  await page.unroute('**/api/enquiry');
  await page.getByRole('button', { name: 'Book Now' }).click();
  await expect(page).toHaveURL(/\/#thank-you$/);
});

test('the server’s refusal stands beside its field', async ({ page, quietConsole }) => {
  quietConsole.allow(/400 \(Bad Request\)/);
  const sentence = 'Please enter one email address, such as name@example.com.';
  const body = { statusCode: 400, code: 'INVALID_INPUT', message: 'Please check the highlighted fields.' };
  await page.route('**/api/enquiry', (route) =>
    route.fulfill({ status: 400, json: { ...body, error: body.message, details: { email: [sentence] } } }),
  );
  await openBooking(page);
  await fillBooking(page, visitor('Ila Bhatt'));
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
  await page.getByRole('button', { name: 'Book Now' }).click();
  const email = page.getByRole('textbox', { name: 'Email', exact: true });
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(sentence);
  await expect(page.getByRole('alert')).toContainText('Please check the highlighted fields');
});

test('a robot that fills the hidden field is thanked and not stored', async ({ page, clinic }) => {
  const desk = await clinic.assistantOf(await clinic.doctor());
  const person = visitor('Robot');
  await openBooking(page);
  await fillBooking(page, person);
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
  await page.locator('#booking-website').evaluate((input) => {
    (input as HTMLInputElement).value = 'https://robots.example';
  });
  await page.getByRole('button', { name: 'Book Now' }).click();
  await expect(page).toHaveURL(/\/#thank-you$/);
  expect(await enquiriesOf(clinic, desk, person)).toEqual([]);
});

test('a visitor says how they have heard of the clinic, where an admin wants it asked', async ({
  page,
  clinic,
  accessible,
}) => {
  const admin = await clinic.admin();
  type Sources = { sources: string[]; asked: boolean; version: number };
  const before = await clinic.call<Sources>(admin, 'GET', '/enquiry/sources');
  await clinic.call(admin, 'PUT', '/enquiry/sources', { ...before, asked: true });
  await openBooking(page);
  const who = visitor('Rekha Nanavati');
  await fillBooking(page, who);
  await page.getByRole('combobox', { name: 'How have you heard of us?' }).selectOption('Newspaper');
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
  await accessible();
  await page.getByRole('button', { name: 'Book Now' }).click();
  await expect(page).toHaveURL(/thank-you/);
  const desk = await clinic.assistantOf(await clinic.doctor());
  expect(await enquiriesOf(clinic, desk, who)).toMatchObject([{ heardFrom: 'Newspaper' }]);
});
