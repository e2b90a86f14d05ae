import { expect, test } from '../../fixtures.ts';
import { enter } from '../../pages/log-in.ts';
import { enterPortal } from '../../pages/portal.ts';
import { pagesOf } from '../../pages/printed.ts';
import { caseOf, storePlan } from './plans-desk.ts';

const submit = (client: string, formType: string, fields: object) => ({
  client,
  formType,
  fields: JSON.stringify(fields),
});

test('a form, the results and a draft are printed as paper for a file', async ({ page, clinic }) => {
  const people = await caseOf(clinic);
  const { doctor, client } = people;
  await clinic.call(doctor, 'POST', '/form/submitForm', submit(client.id, 'MedicalHistory', { skin: 'Dry' }));
  await clinic.call(
    doctor,
    'POST',
    '/form/submitForm',
    submit(client.id, 'BodyStatus', { weight: '84', bodyFat: '34', bmi: '31' }),
  );
  await storePlan(clinic, people, 'Poha', 'draft');
  await enterPortal(page, 'doctor', doctor, `/doctor/medical-history/${client.id}`);
  await expect(page.getByRole('button', { name: 'Edit Form' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByText('Skip to the content')).toBeHidden();
  await expect(page.getByText(client.id)).toBeHidden();
  await expect(page.getByText('Dry')).toBeVisible();
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1);

  await page.emulateMedia({ media: 'screen' });
  await page.goto(`/doctor/diet-plan/${client.id}`);
  await expect(page.getByRole('button', { name: 'Edit Breakfast' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('DRAFT', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Week 1', exact: true })).toContainText('Poha');

  await page.emulateMedia({ media: 'screen' });
  await page.goto(`/doctor/body-status/${client.id}`);
  await expect(page.getByRole('table', { name: 'Weight Loss Program' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  // A long part begins where there is room, instead of leaving a page almost empty.
  await expect(page.getByRole('region', { name: 'Over time' })).toHaveCSS('break-inside', 'auto');
});

test('a list of the desk is printed without its skip link', async ({ page, clinic }) => {
  const assistant = await clinic.assistantOf(await clinic.doctor());
  const { id, name, token } = assistant;
  await enter(page, '/assistant/inventory', { assistant: JSON.stringify({ _id: id, id, name, token }) });
  await expect(page.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Skip to the content')).toBeHidden();
});
