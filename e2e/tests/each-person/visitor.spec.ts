import { expect, test } from '../../fixtures.ts';
import { enquiriesOf, fillBooking, visitor, waitForIsland } from '../site/visitor.ts';

test('a booking reaches the front desk and the visitor is thanked at home', async ({
  page,
  clinic,
  accessible,
}) => {
  const desk = await clinic.assistantOf(await clinic.doctor());
  const person = visitor('Kavita Rao');
  await page.goto('/plans/skin-care');
  await accessible();
  await page.getByRole('link', { name: 'Ask about this plan' }).click();
  await waitForIsland(page);
  await expect(page.getByRole('combobox', { name: 'Plan' })).toHaveValue('skin-care');
  await fillBooking(page, person);
  await accessible();
  await page
    .getByRole('textbox', { name: 'What would you like to change?' })
    .fill('My evenings.\nAnd my tea.');
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
  await page.getByRole('button', { name: 'Book Now' }).click();
  await expect(page).toHaveURL(/\/#thank-you$/);
  await expect(page.getByRole('heading', { name: 'Thank you, it has reached us' })).toBeVisible();
  await accessible();
  expect(await enquiriesOf(clinic, desk, person)).toMatchObject([
    {
      name: person.name,
      age: 34,
      phoneNumber: '9825012345',
      location: 'Vastrapur',
      plan: 'skin-care',
      message: 'My evenings.\nAnd my tea.',
      state: 'new',
    },
  ]);
});
