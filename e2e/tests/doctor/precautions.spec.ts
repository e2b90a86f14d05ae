import { expect, test } from '../../fixtures.ts';
import { clientOf, team } from '../../pages/given.ts';
import { enterPortal, expectNoSidewaysScroll, SIZES } from '../../pages/portal.ts';

for (const [name, size] of Object.entries({ desktop: SIZES.desktop, phone: SIZES.phone }))
  test(`what the forms say is answered, and asked again when the client takes it away, on a ${name}`, async ({
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
    await submit('MedicalHistory', {
      allergies: 'No drug allergy',
      kco: 'Hypothyroid, HTN since 2015, asthma, fatty liver',
      rx: 'Thyronorm 50 mcg, Telma 40, Shelcal 500',
    });
    const recall = await submit('DietaryRecall', { foodAllergy: 'peanuts; sing', vegEggNonVeg: 'Jain' });

    await enterPortal(page, 'doctor', staff.doctor, `/doctor/consultation/${client.id}`);
    const line = page.getByRole('region', { name: 'Precautions' });
    await expect(line.getByRole('button', { name: 'Peanut', exact: true })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await accessible();
    // A precaution without room in the line is one press away.
    const rest = line.getByRole('button', { name: /^\+\d+ more$/ });
    if (size === SIZES.phone) await rest.click();
    else await line.getByRole('button', { name: 'Peanut', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: `What is known of ${client.name}` });
    const peanut = dialog.getByRole('group', { name: 'Peanut, “peanuts”' });
    await peanut.getByRole('button', { name: 'Stands' }).click();
    const meaning = (text: string) => dialog.getByRole('group', { name: `What does “${text}” mean?` });
    await meaning('sing').getByRole('button', { name: 'Peanut' }).click();
    await meaning('asthma').getByRole('button', { name: 'Nothing for a plan' }).click();
    await accessible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(line.getByRole('button', { name: 'Peanut ✓' })).toBeVisible();
    await expect(line.getByRole('button', { name: /sing|asthma/ })).toHaveCount(0);

    // The personal details are a form that the client may change.
    await clinic.call(client, 'PUT', '/form/update', {
      formId: recall.data._id,
      client: client.id,
      fields: JSON.stringify({ foodAllergy: 'none' }),
    });
    await page.reload();
    await line.getByRole('button', { name: 'Peanut: still true?' }).click();
    const gone = dialog.getByRole('group', { name: 'Peanut, “peanuts”' });
    await expect(gone).toContainText('No longer written');
    await gone.getByRole('button', { name: 'Still true' }).click();
    await dialog
      .getByRole('group', { name: 'Peanut, “sing”' })
      .getByRole('button', { name: 'Not true any more' })
      .click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(line.getByRole('button', { name: 'Peanut ✓' })).toBeVisible();
  });
