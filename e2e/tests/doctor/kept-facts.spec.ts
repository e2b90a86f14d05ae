import { expect, test } from '../../fixtures.ts';
import { clientOf, team } from '../../pages/given.ts';
import { enterPortal, expectNoSidewaysScroll, SIZES } from '../../pages/portal.ts';

for (const [name, size] of Object.entries({ desktop: SIZES.desktop, phone: SIZES.phone }))
  test(`what is deleted from a form is asked, and an urgent value is said first, on a ${name}`, async ({
    page,
    clinic,
    accessible,
  }) => {
    await page.setViewportSize(size);
    const staff = await team(clinic);
    const client = await clientOf(clinic, staff);
    const submit = (formType: string, fields: object) =>
      clinic.call<{ data: { _id: string } }>(staff.doctor, 'POST', '/form/submitForm', {
        client: client.id,
        formType,
        fields: JSON.stringify(fields),
      });
    await submit('MedicalHistory', { rx: 'Warfarin 5 mg', kco: 'HTN' });
    const recall = await submit('DietaryRecall', { foodAllergy: 'prawns' });
    await clinic.call(client, 'PUT', '/form/update', {
      formId: recall.data._id,
      client: client.id,
      fields: JSON.stringify({ foodAllergy: '' }),
    });

    await test.step('the doctor who deletes a medicine is asked at once', async () => {
      await enterPortal(page, 'doctor', staff.doctor, `/doctor/medical-history/${client.id}`);
      await page.getByRole('button', { name: 'Edit Form' }).click();
      await page.getByRole('textbox', { name: /^Rx/ }).fill('');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      const question = page.getByRole('dialog', { name: 'Is it still so?' });
      const warfarin = question.getByRole('group', { name: 'Taken out: Warfarin 5 mg' });
      await expect(warfarin).toBeVisible();
      await expect(question.getByRole('group')).toHaveCount(1);
      await accessible();
      await warfarin.getByRole('button', { name: 'Stopped' }).click();
      await expect(question).toHaveCount(0);
      await expectNoSidewaysScroll(page);
    });

    await test.step('the save of a consultation says an urgent pressure in its first line', async () => {
      await page.goto(`/doctor/consultation/${client.id}`);
      await page.getByRole('textbox', { name: 'Blood pressure (mmHg)' }).fill('190/115');
      await page.getByRole('button', { name: 'Save consultation' }).click();
      await expect(page.getByText('Urgent:')).toBeVisible();
      await expect(page.getByText(/Blood pressure 190\/115 mmHg on .*: from 180\/110\.$/)).toBeVisible();
      await accessible();
      await expectNoSidewaysScroll(page);
    });

    await test.step('values and questions are rows of their own on the home', async () => {
      await page.goto('/doctor');
      const rows = page.getByRole('region', { name: 'Needs attention' }).getByRole('listitem');
      await expect(rows).toHaveCount(2);
      await expect(rows.nth(0)).toContainText('Urgent: Blood pressure 190/115');
      await expect(rows.nth(1)).toContainText('Shellfish (“prawns”) is no longer written: still true?');
      await accessible();
      await expectNoSidewaysScroll(page);
      await rows
        .nth(0)
        .getByRole('button', { name: `Seen: ${client.name}` })
        .click();
      await expect(rows).toHaveCount(1);
      await rows
        .nth(0)
        .getByRole('link', { name: `Answer: ${client.name}` })
        .click();
      await expect(page.getByRole('button', { name: 'Shellfish: still true?' })).toBeVisible();
    });
  });
