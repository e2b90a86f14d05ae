import { formatPhone } from '@clinic/contract/clients/phones';
import { expect, test } from '../../fixtures.ts';
import { clientOf, team } from '../../pages/given.ts';
import { enterPortal, SIZES, storedTexts } from '../../pages/portal.ts';
import { toast } from '../../pages/toast.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Adds a text to a picture, as camera programs do; no browser checks the checksum of such a text. */
function pngWith(text: string): Buffer {
  const contents = Buffer.from(`Comment\0${text}`);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(contents.length);
  // The text follows the signature and the header's chunk.
  const head = 33;
  return Buffer.concat([
    png.subarray(0, head),
    length,
    Buffer.from('tEXt'),
    contents,
    Buffer.alloc(4),
    png.subarray(head),
  ]);
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('a client fills in the personal details with a blood report, which the doctor reads', async ({
      page,
      clinic,
      accessible,
    }) => {
      const staff = await team(clinic);
      const client = await clientOf(clinic, staff);
      await enterPortal(page, 'client', client, '/client/personal-details');
      const about = page.getByRole('region', { name: 'About you' });
      await about.getByRole('button', { name: 'Edit' }).click();
      await expect(about.getByRole('button', { name: 'Take a photo' })).toBeVisible();
      await about
        .getByLabel('Blood report')
        .setInputFiles({ name: 'report.png', mimeType: 'image/png', buffer: png });
      await about.getByLabel('Main Concern').fill('Weight\nand sleep');
      await accessible();
      await about.getByRole('button', { name: 'Next' }).click();
      await expect(about.getByRole('heading', { name: 'Who you are' })).toBeFocused();
      await expect(about.getByRole('textbox', { name: 'Email' })).toHaveValue(client.email);
      await about.getByLabel('Date of Birth').fill('1990-05-05');
      await expect(about.getByRole('textbox', { name: 'Age' })).not.toHaveValue('');
      await about.getByLabel('Gender').selectOption('Female');
      await accessible();
      await about.getByRole('button', { name: 'Next' }).click();
      await accessible();
      await about.getByRole('button', { name: 'Submit' }).click();
      await expect(toast(page, 'Form submitted successfully!')).toBeVisible();
      await expect(about.getByText('05 May 1990')).toBeVisible();
      await accessible();

      const tab = page.waitForEvent('popup');
      await about.getByRole('button', { name: 'View blood report' }).click();
      await expect.poll(async () => (await tab).url()).toMatch(/^blob:/);

      const { form } = await clinic.call<{ form: { fields: Record<string, string>; createdByType: string } }>(
        staff.doctor,
        'GET',
        `/form/${client.id}/PersonalDetails`,
      );
      expect(form.createdByType).toBe('Client');
      expect(form.fields).toMatchObject({
        dob: '1990-05-05',
        gender: 'Female',
        concern: 'Weight\nand sleep',
      });
      expect(await storedTexts(page)).not.toContain('sleep');
    });

    test('a photo of a report leaves the phone without place and device', async ({ page, clinic }) => {
      const staff = await team(clinic);
      const client = await clientOf(clinic, staff);
      await enterPortal(page, 'client', client, '/client/personal-details');
      // A browser shows tests no file that it sends, so the page itself reads it.
      await page.evaluate(() => {
        const send = window.fetch.bind(window);
        window.fetch = (address, options) => {
          const file = options?.body instanceof FormData && options.body.get('bloodReport');
          if (file instanceof File)
            Object.assign(window, { sentFile: file.arrayBuffer().then((all) => [...new Uint8Array(all)]) });
          return send(address, options);
        };
      });
      const about = page.getByRole('region', { name: 'About you' });
      await about.getByRole('button', { name: 'Edit' }).click();
      await about.getByLabel('Photo of the report').setInputFiles({
        name: 'report.png',
        mimeType: 'image/png',
        buffer: pngWith('GPS 23.03 N, Phone 12'),
      });
      await expect(about.getByText('report.png is sent when you save.')).toBeVisible();
      await about.getByRole('button', { name: 'Your days' }).click();
      await about.getByRole('button', { name: 'Submit' }).click();
      await expect(toast(page, 'Form submitted successfully!')).toBeVisible();
      const file = await page.evaluate(() => (window as unknown as { sentFile: Promise<number[]> }).sentFile);
      expect(Buffer.from(file)).toEqual(png);
    });

    test('the dashboard leads to the dietary recall and then says that it is on file', async ({
      page,
      clinic,
    }) => {
      const client = await clinic.client();
      await enterPortal(page, 'client', client, '/client/dashboard');
      await page.getByRole('link', { name: 'Update My Forms' }).click();
      const recall = page.getByRole('region', { name: 'Dietary Recall' });
      await recall.getByRole('textbox', { name: 'Food Allergy' }).fill('Peanuts');
      await recall.getByRole('textbox', { name: 'Waist (cm)' }).fill('88.5');
      // The text is typed key by key, since a browser's number field would drop the comma.
      await recall.getByRole('textbox', { name: 'Hips (cm)' }).pressSequentially('101,5');
      await recall.getByRole('textbox', { name: 'Hips (cm)' }).press('Enter');
      await expect(recall.getByRole('textbox', { name: 'Upper Arm (cm)' })).toBeFocused();
      await recall.getByRole('button', { name: 'Submit' }).click();
      await expect(toast(page, 'Form submitted successfully!')).toBeVisible();
      await expect(recall.getByText('88.5')).toBeVisible();
      await expect(recall.getByText('101,5')).toBeVisible();
      await page.goto('/client/dashboard');
      await expect(page.getByText('Dietary Recall on File')).toBeVisible();
      await expect(page.getByText(/^Last submitted on /)).toBeVisible();
    });
  });
}

test('two tabs: the second save is told about the first, and nothing typed is lost', async ({
  page,
  context,
  clinic,
  quietConsole,
}) => {
  quietConsole.allow(/409 \(Conflict\).*form\/update/);
  const client = await clinic.client();
  const body = {
    client: client.id,
    formType: 'PersonalDetails',
    fields: JSON.stringify({ occupation: 'Teacher' }),
  };
  await clinic.call(client, 'POST', '/form/submitForm', body);
  const edit = async (tab: typeof page) => {
    const about = tab.getByRole('region', { name: 'About you' });
    await about.getByRole('button', { name: 'Edit' }).click();
    return about;
  };
  await enterPortal(page, 'client', client, '/client/personal-details');
  const second = await context.newPage();
  await second.goto('/client/personal-details');
  const [first, other] = [await edit(page), await edit(second)];
  await first.getByRole('button', { name: 'Who you are' }).click();
  await first.getByRole('textbox', { name: 'Nationality' }).fill('Indian');
  await other.getByRole('button', { name: 'Your days' }).click();
  await other.getByRole('textbox', { name: 'Occupation' }).fill('Headmistress');
  await other.getByRole('button', { name: 'Update' }).click();
  await expect(toast(second, 'Form updated successfully!')).toBeVisible();

  await first.getByRole('button', { name: 'Update' }).click();
  await expect(first.getByRole('alert')).toContainText('Reload before you save.');
  await first.getByRole('button', { name: 'Reload' }).click();
  await expect(first.getByRole('textbox', { name: 'Nationality' })).toHaveValue('Indian');
  await first.getByRole('button', { name: 'Your days' }).click();
  await expect(first.getByRole('textbox', { name: 'Occupation' })).toHaveValue('Headmistress');
  await first.getByRole('button', { name: 'Update' }).click();
  await expect(first.getByText('Headmistress')).toBeVisible();
});

test('on a phone a number that cannot be called is said when the details are saved', async ({
  page,
  clinic,
  accessible,
}) => {
  await page.setViewportSize(SIZES.phone);
  const staff = await team(clinic);
  const client = await clientOf(clinic, staff);
  await enterPortal(page, 'client', client, '/client/personal-details');
  const about = page.getByRole('region', { name: 'About you' });
  await about.getByRole('button', { name: 'Edit' }).click();
  await about.getByRole('button', { name: 'Who you are' }).click();
  await about.getByRole('textbox', { name: 'Phone Number' }).fill('98250 1234');
  await accessible();
  await about.getByRole('button', { name: 'Next' }).click();
  await about.getByRole('button', { name: 'Submit' }).click();
  const called = `We go on calling ${formatPhone(client.phone)}: exactly 10 digits are needed.`;
  await expect(toast(page, called)).toBeVisible();
});
