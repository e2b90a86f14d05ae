import { readFile } from 'node:fs/promises';
import { expect, test } from '../../fixtures.ts';
import { caseOf, openPlan, seenBy, storePlan } from './plans-desk.ts';
import { expectNoSidewaysScroll } from '../../pages/portal.ts';
import { toast } from '../../pages/toast.ts';

test('a running plan is changed as a draft first: the client keeps the published one until it is published', async ({
  page,
  clinic,
}) => {
  const people = await caseOf(clinic);
  await storePlan(clinic, people, 'Daliya Upma', 'published');
  await openPlan(page, 'diet-plan', people);
  await page.getByRole('button', { name: 'Edit Breakfast' }).click();
  await page.getByRole('button', { name: 'Remove Daliya Upma' }).click();
  await page.getByRole('combobox', { name: 'Name' }).fill('vegetable poha');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Update Meal' }).click();
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(toast(page, 'Diet plan updated and saved successfully!')).toBeVisible();
  await expect(page.getByText(/and keeps following the published plan/)).toBeVisible();
  expect(await seenBy(clinic, people.client, people.client)).toContain('Daliya Upma');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(toast(page, 'Diet plan updated and published successfully!')).toBeVisible();
  expect(await seenBy(clinic, people.client, people.client)).toContain('Vegetable Poha');
});

test('an earlier version is looked at beside the plan on the screen, used, and taken back', async ({
  page,
  clinic,
  accessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const people = await caseOf(clinic);
  await storePlan(clinic, people, 'Daliya Upma', 'published');
  await storePlan(clinic, people, 'Vegetable Poha', 'draft');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/dietPlan\/(?:history|version)/.test(pathname)) asked.push(pathname.split('/')[3] ?? '');
  });
  await openPlan(page, 'diet-plan', people);
  await page.getByRole('button', { name: 'History' }).click();
  const versions = page.getByRole('region', { name: 'History' }).locator('details');
  await expect(versions).toHaveCount(2);
  await expect(versions.first()).toContainText('Draft: 1 week, 1 meal');
  expect(asked).toEqual(['versions']);
  const earlier = versions.nth(1);
  await earlier.locator('summary').click();
  await expect(earlier.getByRole('region', { name: 'What differs' })).toContainText(
    'breakfast of week 1, Vegetable Poha instead of Daliya Upma',
  );
  expect(asked).toEqual(['versions', 'version']);
  await expectNoSidewaysScroll(page);
  await page.evaluate(() => scrollTo(0, 0));
  await accessible();
  await earlier.getByRole('button', { name: /^Use this version/ }).click();
  await expect(earlier).toContainText('Nothing differs.');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(earlier).toContainText('Vegetable Poha instead of Daliya Upma');
});

test('a plan goes to another client as a template, cut to the weeks of that client’s program', async ({
  page,
  clinic,
  accessible,
}) => {
  const first = await caseOf(clinic);
  await storePlan(clinic, first, 'Ragi Porridge', 'draft');
  await openPlan(page, 'diet-plan', first);
  await page.getByRole('button', { name: 'Duplicate Active' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Template' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^diet_plan_template_\d{4}-\d\d-\d\d\.json$/);
  const file = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(file)).toMatchObject({ totalDays: 14, totalWeeks: 2 });
  await page.getByRole('button', { name: 'Save Diet Plan' }).click();
  await expect(toast(page, 'Diet plan updated and saved successfully!')).toBeVisible();

  const second = await caseOf(clinic, 1);
  await page.goto('/doctor/logout');
  await openPlan(page, 'diet-plan', second);
  const template = page.getByLabel('Template file');
  await template.setInputFiles({
    name: 'broken.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{'),
  });
  await expect(
    page.getByText("Could not read the template file. Please ensure it's a valid JSON."),
  ).toBeVisible();
  await template.setInputFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from(file) });
  await expect(page.getByText('Invalid template file format.')).toBeVisible();
  await template.setInputFiles({
    name: 'plan.json',
    mimeType: 'application/json',
    buffer: Buffer.from(file),
  });
  await expect(page.getByRole('dialog', { name: 'Load plan.json?' })).toContainText(
    'Only the first is loaded.',
  );
  await accessible();
  await page.getByRole('button', { name: 'Load Template' }).click();
  await expect(toast(page, 'Template loaded successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Save Diet Plan' }).click();
  await expect(toast(page, 'Diet plan created and saved successfully!')).toBeVisible();
  expect(await seenBy(clinic, second.doctor, second.client)).toContain('Ragi Porridge');
});

test('on a phone nothing reaches beyond the screen, and the plan is printed without the workbench', async ({
  page,
  clinic,
  accessible,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const people = await caseOf(clinic);
  await storePlan(clinic, people, 'दलिया उपमा, મેથી થેપલા', 'draft');
  await openPlan(page, 'diet-plan', people);
  await page.getByRole('button', { name: 'Edit Breakfast' }).click();
  await expect(page.getByRole('combobox', { name: 'Name' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await accessible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Update Meal' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Week 1', exact: true })).toContainText(
    'दलिया उपमा, મેથી થેપલા',
  );
});
