import { writeFile } from 'node:fs/promises';
import { expect, test } from '../../fixtures.ts';
import { clientOf, dayFromToday, team } from '../../pages/given.ts';
import { enterPortal, expectHeading } from '../../pages/portal.ts';

/** Weights in kilograms, by days from today. */
const WEIGHTS = [
  [-42, 92],
  [-28, 89.5],
  [-14, 86.8],
  [-1, 84.4],
] as const;
const LABS = [
  ['Glucose, fasting (mg/dL)', '97', '70-100'],
  ['HbA1c (%)', '5.9', '4.0-5.6'],
  ['LDL (mg/dL)', '118', '< 100'],
  ['HDL (mg/dL)', '49', '> 40'],
  ['TSH (mIU/L)', '2.6', '0.4 to 4.0'],
  ['Vitamin D (ng/mL)', '24', '30-100'],
] as const;
const WORDS =
  'You lost what you set out to lose, and your waist shows it. Keep the early dinner and the walk after it, take the ' +
  'vitamin until the next report, and come back in three months. ';

test('from the last checkup with a laboratory’s report to the printed report of an ended program', async ({
  page,
  clinic,
  accessible,
}, info) => {
  const staff = await team(clinic);
  const client = await clientOf(clinic, staff);
  const call = <Answer>(method: string, path: string, body: object) =>
    clinic.call<Answer>(staff.doctor, method, path, body);
  const plan = { name: 'Weight Loss', duration: 12, startDate: dayFromToday(-40) };
  await call('POST', '/program/save', { clientId: client.id, plan });
  let formId = '';
  for (const [days, weight] of WEIGHTS) {
    const fields = JSON.stringify({
      body: String(weight),
      date: dayFromToday(days),
      waist: String(weight + 10),
    });
    if (formId) await call('PUT', '/form/update', { formId, client: client.id, fields });
    else {
      const form = { client: client.id, formType: 'DietaryRecall', fields };
      formId = (await call<{ data: { _id: string } }>('POST', '/form/submitForm', form)).data._id;
    }
  }

  await enterPortal(page, 'doctor', staff.doctor, `/doctor/checkup/${client.id}`);
  await test.step('the report of a laboratory is copied with its ranges', async () => {
    const weighIn = page.getByRole('region', { name: 'Weigh-in' });
    await weighIn.getByRole('textbox', { name: 'Blood pressure (mmHg)' }).fill('122/80');
    await weighIn.getByRole('button', { name: 'Add values from a laboratory report' }).click();
    for (const [label, value, range] of LABS) {
      await weighIn.getByRole('textbox', { name: label, exact: true }).fill(value);
      await weighIn.getByRole('textbox', { name: `${label}, range on the report` }).fill(range);
    }
    await weighIn.getByLabel('Day of the report').fill(dayFromToday(-3));
    await accessible();
    await page.getByRole('button', { name: 'Save Checkup' }).click();
    await expect(page.getByText(/HbA1c 5\.9 % \(4\.0-5\.6, above\)/)).toBeVisible();
  });

  await test.step('results say where a value stands beside its range', async () => {
    await page.goto(`/doctor/body-status/${client.id}`);
    await page.getByRole('button', { name: 'Vitamin D (ng/mL)' }).click();
    await expect(page.getByRole('table', { name: 'Vitamin D (ng/mL) by day' })).toContainText(
      '30-100, below',
    );
    await accessible();
  });

  await test.step('the program ends with the values of the day', async () => {
    await page
      .getByRole('navigation', { name: 'Pages of the client' })
      .getByRole('link', { name: 'End Program' })
      .click();
    await expectHeading(page, 'End Program');
    await page.getByRole('textbox', { name: 'Weight (kg), Post' }).fill('84');
    await page.getByRole('textbox', { name: 'Waist (cm)' }).fill('93');
    await page.getByLabel('Reason').selectOption('Completed');
    await page.getByLabel('Outcome Notes').fill(WORDS);
    await page.getByRole('button', { name: 'End Program' }).click();
    await page.getByRole('button', { name: 'End the program' }).click();
    await expect(page.getByText(/is ended \(Completed\)/)).toBeVisible();
  });

  await test.step('its report fits on one page of paper', async () => {
    await page.getByRole('link', { name: 'Progress report' }).click();
    await expectHeading(page, 'Progress report');
    const report = page.getByRole('article', { name: 'Report' });
    await expect(report.getByRole('row', { name: /^Weight \(kg\) 92.* 84 .*−8 kg, lost/ })).toBeVisible();
    await expect(report.getByRole('row', { name: /^Waist \(cm\) 102.* 93 .*−9 cm, less/ })).toBeVisible();
    await expect(report).toContainText('You lost what you set out to lose');
    await accessible();
    await page.getByLabel('Your words').fill(WORDS.repeat(3));
    await expect(report.locator('svg path').first()).toBeVisible();
    const sheet = await page.pdf({ preferCSSPageSize: true });
    await writeFile(info.outputPath('report.pdf'), sheet);
    expect(sheet.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});
