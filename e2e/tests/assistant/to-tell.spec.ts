import { formatTime, formatWeekday } from '@clinic/contract/clinic-calendar';
import { clinicFacts } from '@clinic/contract/clinic';
import type { Client } from '@clinic/contract/people';
import type { Locator, Page } from '@playwright/test';
import { expect, test, type Account, type Clinic } from '../../fixtures.ts';
import { expectPage, find, takeFromMenu, typeTime } from '../../pages/back-office.ts';
import { openDay, team } from '../../pages/given.ts';
import { pagesOf } from '../../pages/printed.ts';
import { expectNoSidewaysScroll } from '../../pages/portal.ts';
import { toast } from '../../pages/toast.ts';
import { ownPhone, serial } from '../../serial.ts';
import { enterDesk } from './desk.ts';

/** A caller who has no e-mail, as the desk writes one down. */
async function caller(clinic: Clinic, desk: Account): Promise<Client> {
  const fields = { name: `Jasoda Vaghela ${serial()}`, phone: ownPhone() };
  return clinic.call<Client>(desk, 'POST', '/rest/clients', fields);
}

/** Opens a list of the desk's home, which is folded on a phone, and finds the person's row. */
async function rowOf(page: Page, name: string): Promise<Locator> {
  const list = page.getByRole('region', { name: 'To tell' });
  const title = list.getByRole('button', { name: /To tell/ });
  await expect(list).toBeVisible();
  if ((await title.getAttribute('aria-expanded')) === 'false') await title.click();
  const more = list.getByRole('button', { name: /^Show \d+ more$/ });
  if (await more.isVisible()) await more.click();
  return list.getByRole('listitem').filter({ hasText: name });
}

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`a client without an e-mail is told by phone, and the slower of two people reads so, at ${size.width} px`, async ({
    page,
    clinic,
    accessible,
    anotherPage,
    quietConsole,
  }) => {
    quietConsole.allow(/409/);
    const { doctor, assistant } = await team(clinic);
    const colleague = await clinic.assistantOf(doctor);
    const client = await caller(clinic, assistant);
    const date = openDay();
    const when = `${formatWeekday(date)} at ${formatTime('10:30')}`;
    await page.setViewportSize(size);

    await enterDesk(page, assistant, `/book-appointment?date=${date}`);
    await find(page, 'Client', client.name);
    await expect(page.getByRole('combobox', { name: 'Doctor' })).toHaveText(doctor.name);
    await typeTime(page, 'Time', '10:30');
    await page.getByRole('button', { name: 'Book and confirm' }).click();
    await expect(toast(page, 'Confirmed. To be told by phone.')).toBeVisible();
    const [opened] = await Promise.all([page.waitForEvent('popup'), toast(page, 'Print a slip').click()]);
    const slip = opened.getByRole('region', { name: 'Slip' });
    for (const text of [client.name, formatWeekday(date), formatTime('10:30'), clinicFacts().name])
      await expect(slip).toContainText(text);
    await expect(slip).not.toContainText(doctor.name);
    await opened.emulateMedia({ media: 'print' });
    await expect(slip).toBeVisible();
    await expect(opened.getByRole('button', { name: 'Print' })).toBeHidden();
    expect(pagesOf(await opened.pdf({ preferCSSPageSize: true }))).toBe(1);
    await opened.close();

    await enterDesk(page, assistant, `/client-details/${client.id}`);
    await expectPage(page, client.name);
    const onPage = page.getByRole('region', { name: 'To tell' });
    await expect(onPage.getByRole('listitem')).toHaveCount(1);
    await expect(onPage.getByRole('link', { name: `Call ${client.name}` })).toHaveAttribute(
      'href',
      `tel:${client.phone}`,
    );
    const message = await onPage.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href');
    const text = new URL(message ?? '').searchParams.get('text') ?? '';
    expect(text).toContain(when);
    expect(text).not.toContain(doctor.name);
    await accessible('[aria-labelledby="to-tell"]');
    await expectNoSidewaysScroll(page);

    await enterDesk(page, assistant);
    await expectPage(page, 'Front desk');
    const row = await rowOf(page, client.name);
    await expect(row).toContainText('Visit confirmed');
    // The banner covers targets that are scrolled below it, so the page is looked at from its top.
    await page.evaluate(() => window.scrollTo(0, 0));
    await accessible();
    await takeFromMenu(row, 'Not reached');
    await expect(toast(page, `${client.name}: not reached`)).toBeVisible();
    await expect(row).toContainText(`Not reached by ${assistant.name}`);

    const second = await anotherPage({ viewport: size });
    await enterDesk(second, colleague);
    const sameRow = await rowOf(second, client.name);
    await expect(sameRow).toContainText('Not reached');
    await row.getByRole('button', { name: `Told ${client.name}` }).click();
    await expect(row).toHaveCount(0);
    await sameRow.getByRole('button', { name: `Told ${client.name}` }).click();
    await expect(toast(second, new RegExp(`^${assistant.name} has recorded on .*: told\\.$`))).toBeVisible();
    await expect(sameRow).toHaveCount(0);
    await enterDesk(page, assistant, `/client-details/${client.id}`);
    await expectPage(page, client.name);
    await expect(onPage).toHaveCount(0);
  });
