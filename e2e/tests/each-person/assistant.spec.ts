import { expect, test } from '../../fixtures.ts';
import { arrive, expectPage, find, search } from '../../pages/back-office.ts';
import { toast } from '../../pages/toast.ts';
import { openDay } from '../../pages/given.ts';
import { confirm, enterDesk, makeDesk, request, type Desk } from '../assistant/desk.ts';

test('a morning at the desk: who arrives, a declined request, a moved visit, notes for tomorrow', async ({
  page,
  clinic,
  accessible,
}) => {
  const desk = await makeDesk(clinic);
  const asking: Desk = { ...desk, client: await clinic.client() };
  const moving: Desk = { ...desk, client: await clinic.client() };
  await request(clinic, asking, openDay(3), '10:00');
  await confirm(clinic, moving, await request(clinic, moving, openDay(3), '11:00'));
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterDesk(page, desk.assistant);
  await expectPage(page, 'Front desk');

  // A walk-in client arrives without a visit.
  await page.getByRole('button', { name: 'Walk-in' }).click();
  const walkIn = page.getByRole('dialog', { name: 'Walk-in' });
  await find(walkIn, 'Client', desk.client.name);
  await arrive(walkIn);
  const visit = page
    .getByRole('region', { name: desk.doctor.name })
    .getByRole('listitem')
    .filter({ hasText: desk.client.name });
  await expect(visit).toContainText(/waiting/);

  // This request cannot be met. It has a page of its own, since the home shows the oldest requests, which are other
  // tests'.
  await page.goto('/assistant/appointments?view=requests');
  await search(page, 'Search requests', asking.client.name);
  await page.getByRole('button', { name: `Schedule ${asking.client.name}` }).click();
  await page.getByRole('button', { name: 'Decline request' }).click();
  const question = page.getByRole('dialog', { name: `Decline the request of ${asking.client.name}?` });
  await question.getByRole('textbox', { name: 'Reason (optional)' }).fill('The doctor is on leave.');
  await question.getByRole('button', { name: 'Decline request' }).click();
  await expect(toast(page, 'Appointment request cancelled')).toBeVisible();

  // A client calls: the assistant finds the visit and moves it on the client's page.
  await page.goto(`/assistant/client-details/${moving.client.id}`);
  await expectPage(page, moving.client.name);
  await accessible();
  await page.getByRole('button', { name: 'Move' }).first().click();
  const move = page.getByRole('dialog', { name: `Reschedule ${moving.client.name}` });
  await move.getByRole('button', { name: '12:00 PM', exact: true }).click();
  await move.getByRole('button', { name: 'Reschedule' }).click();
  await expect(toast(page, 'Appointment moved and client notified!')).toBeVisible();
  const notes = page.getByRole('region', { name: 'Desk notes' });
  await notes.getByRole('button', { name: 'Add notes' }).click();
  await notes.getByRole('textbox', { name: 'Notes' }).fill('Comes by the 12:30 bus.');
  await notes.getByRole('button', { name: 'Save notes' }).click();
  await expect(toast(page, 'The notes are saved.')).toBeVisible();
  await page.reload();
  await expect(notes.getByText('Comes by the 12:30 bus.')).toBeVisible();

  // The first client leaves.
  await page.goto('/assistant');
  await visit.getByRole('button', { name: 'Completed' }).click();
  await expect(visit.getByRole('button', { name: 'Take back “Completed”' })).toBeVisible();
  await accessible();
});
