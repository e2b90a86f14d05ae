import type { Page } from '@playwright/test';
import { expect, test, type Account, type Clinic } from '../../fixtures.ts';
import { clientOf, dayFromToday, givePlans, team } from '../../pages/given.ts';
import { enterPortal, expectHeading, expectNoSidewaysScroll } from '../../pages/portal.ts';

/** Pixels: the area's bar, and the one line of a client. */
const [AREA, LINE] = [64, 48];
/** The pixels at which a page's heading begins, under the strip of the demo clinic, which has 30. */
const MOST = { wide: 262, phone: 330 };
const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

const bottomOf = (page: Page) =>
  page
    .getByRole('region', { name: 'Client', exact: true })
    .evaluate((bar) => bar.getBoundingClientRect().bottom);

/** Reads what has the focus on the page, and tells if it begins below the client bar, or is a part of it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const bar = document.querySelector('section[aria-label="Client"]');
    if (!element || !bar || !document.querySelector('main')?.contains(element)) return null;
    const clear =
      bar.contains(element) || element.getBoundingClientRect().top >= bar.getBoundingClientRect().bottom;
    return { name: element.getAttribute('aria-label') ?? element.textContent, clear };
  });

/** Two forms of a client. */
async function know(clinic: Clinic, doctor: Account, client: Account): Promise<void> {
  const forms = {
    MedicalHistory: {
      kco: 'Hypothyroid',
      rx: 'Thyroxine 50',
      allergies: 'Peanuts, shellfish and penicillin',
    },
    DietaryRecall: { date: dayFromToday(-7), weight: '72', height: '162', diet: 'Veg' },
  };
  for (const [formType, fields] of Object.entries(forms))
    await clinic.call(doctor, 'POST', '/form/submitForm', {
      client: client.id,
      formType,
      fields: JSON.stringify(fields),
    });
}

for (const size of ['wide', 'phone'] as const)
  test(`what is known of a client leaves the page its room, and is one line once it scrolls, on a ${size} screen`, async ({
    page,
    clinic,
    accessible,
  }) => {
    await page.setViewportSize(SIZES[size]);
    const staff = await team(clinic);
    const client = await clientOf(clinic, staff);
    await givePlans(clinic, staff.doctor, client);
    await know(clinic, staff.doctor, client);
    for (const [path, title] of [
      ['consultation', 'Consultation'],
      ['diet-plan', 'Weekly Diet Plan'],
    ]) {
      await enterPortal(page, 'doctor', staff.doctor, `/doctor/${path}/${client.id}`);
      await expectHeading(page, title ?? '');
      const header = page.getByRole('region', { name: 'Client', exact: true });
      await expect(header).toContainText('Next visit');
      await expect(page.getByRole('region', { name: 'Precautions' })).toContainText('Hypothyroid');
      const top = () =>
        page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.getBoundingClientRect().top);
      expect(await top()).toBeLessThanOrEqual(MOST[size]);
      await accessible();

      await page.mouse.move(300, 500);
      await page.mouse.wheel(0, 600);
      await expect.poll(() => bottomOf(page)).toBeLessThanOrEqual(AREA + LINE);
      await expect(header.getByText(/^Allergies: Peanuts/)).toBeInViewport();
      await expect(header.getByRole('link', { name: client.name })).toBeInViewport();
      await expectNoSidewaysScroll(page);
      await accessible();
      await page.keyboard.press('Home');
    }
  });

for (const size of ['wide', 'phone'] as const)
  test(`nothing that has the focus is hidden below what is known of a client, on a ${size} screen`, async ({
    page,
    clinic,
  }) => {
    await page.setViewportSize(SIZES[size]);
    const staff = await team(clinic);
    const client = await clientOf(clinic, staff);
    await givePlans(clinic, staff.doctor, client);
    await know(clinic, staff.doctor, client);
    // A long form.
    await enterPortal(page, 'doctor', staff.doctor, `/doctor/medical-history/${client.id}`);
    await page.getByRole('button', { name: 'Edit Form' }).click();
    await expect(page.getByRole('region', { name: 'Precautions' })).toContainText('Hypothyroid');
    const hidden: string[] = [];
    /** Until the focus leaves the page, or has gone far enough. */
    const walk = async (key: string, steps: number) => {
      for (let step = 0; step < steps; step += 1) {
        await page.keyboard.press(key);
        const at = await focused(page);
        if (!at) return;
        if (!at.clear) hidden.push(`${key}: ${at.name}`);
      }
    };
    await page.getByRole('heading', { level: 1 }).focus();
    await walk('Tab', 30);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await walk('Shift+Tab', 90);
    expect(await page.evaluate(() => scrollY)).toBeLessThan(100);
    expect(hidden).toEqual([]);
  });
