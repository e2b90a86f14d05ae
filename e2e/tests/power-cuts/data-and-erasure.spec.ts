import { readFile } from 'node:fs/promises';
import {
  FORM_TYPES,
  type FormFields,
  type FormType,
} from '@clinic/contract/care/intake-forms/intake-form-fields';
import { strFromU8, unzipSync } from 'fflate';
import { expect } from '../../fixtures.ts';
import { clientOf, givePlans, team } from '../../pages/given.ts';
import { signIn } from '../../pages/log-in.ts';
import { test } from './journey.ts';

/** One value in each form. */
const FILLED: { [Type in FormType]: Partial<FormFields[Type]> } = {
  PersonalDetails: { concern: 'Tired at noon' },
  FamilyHistory: { father: 'Sugar since fifty' },
  MedicalHistory: { sleep: 'Six hours a night' },
  HealthHabits: { exercise: 'Swims on Sundays' },
  BodyStatus: { weight: '71.3' },
  DietaryRecall: { foodAllergy: 'Peanuts since school' },
};

test('a client downloads the own data, asks for erasure, and is gone when the admin confirms', async ({
  page,
  clinic,
  anotherPage,
  accessible,
  powerCut,
  quietConsole,
}) => {
  // A client whose account is erased is refused, as this test expects.
  quietConsole.allow(/401 \(Unauthorized\)/);
  const staff = await team(clinic);
  const client = await clientOf(clinic, staff);
  await givePlans(clinic, staff.doctor, client);
  for (const formType of FORM_TYPES) {
    const fields = JSON.stringify(FILLED[formType]);
    await clinic.call(staff.doctor, 'POST', '/form/submitForm', { client: client.id, formType, fields });
  }

  await test.step('the client agrees and downloads the data', async () => {
    await signIn(page, '/client/login', client);
    await page.getByRole('link', { name: 'Read and decide' }).click();
    await page.getByRole('button', { name: 'I agree' }).click();
    await page.getByRole('button', { name: 'Download my data' }).click();
    const save = page.getByRole('button', { name: 'Save the file' });
    // The server has stored it: had the power cut come earlier, the client would have had to ask again.
    await expect(page.getByText('We are making your file').or(save)).toBeVisible();
    await powerCut();
    // After a power cut another server makes the file, once the lease of the killed one has ended.
    await expect(save).toBeVisible({ timeout: 60_000 });
    const saving = page.waitForEvent('download');
    await save.click();
    const file = await (await saving).path();
    const bytes = await readFile(file);
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    const { 'my-data.json': json, 'my-data.html': html } = unzipSync(bytes);
    const { forms } = JSON.parse(strFromU8(json as Uint8Array)) as { forms: { formType: string }[] };
    expect(forms.map(({ formType }) => formType).toSorted()).toEqual(FORM_TYPES.toSorted());
    for (const text of Object.values(FILLED).flatMap((fields) => Object.values(fields)))
      expect(strFromU8(html as Uint8Array)).toContain(text);
    await accessible();
  });

  await test.step('and asks for erasure', async () => {
    await page.getByRole('button', { name: 'Ask to erase my data' }).click();
    await page.getByRole('button', { name: 'Ask to erase', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Take my request back' })).toBeVisible();
  });

  const office = await anotherPage();
  await test.step('the admin sees what goes and what must stay, and confirms', async () => {
    await signIn(office, '/admin/login', { email: 'admin@demo.example', password: 'demo-clinic' });
    await office.goto('/admin/erasures');
    await office
      .getByRole('row', { name: new RegExp(client.name) })
      .getByRole('link', { name: 'Look and answer' })
      .click();
    await expect(office.getByText('Name and programs')).toBeVisible();
    await office.getByRole('button', { name: 'Erase the data' }).click();
    await office.getByRole('button', { name: 'Erase for good' }).click();
    await expect(office.getByText('Being erased', { exact: true })).toBeVisible();
    await powerCut();
    await expect(office.getByRole('cell', { name: 'Names in the audit' })).toBeVisible({ timeout: 60_000 });
  });

  await test.step('the client is out, and no one works on the record any more', async () => {
    await page.goto('/client/dashboard');
    await expect(page).toHaveURL(/\/client\/login/);
    const refused = await page.request.get(`/api/form/client/${client.id}`, {
      headers: { Authorization: `Bearer ${staff.doctor.token}` },
    });
    expect((await refused.json()).code).toBe('CLIENT_ERASING');
  });
});
