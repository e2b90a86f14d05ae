import { expect, test, testInOwnBrowser } from '../../fixtures.ts';
import { expectNoSidewaysScroll } from '../../pages/portal.ts';
import { toast } from '../../pages/toast.ts';
import { caseOf, expectRails, openPlan, storePlan } from './plans-desk.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

testInOwnBrowser(
  'the first letter of a Hindi or Gujarati keyboard is not lost in a cell',
  async ({ page, clinic }) => {
    await openPlan(page, 'diet-plan', await caseOf(clinic), 'grid');
    await expectRails(page);
    const keyboard = await page.context().newCDPSession(page);
    for (const [meal, begun, whole] of [
      ['On Rising', 'दा', 'दाल'],
      ['Breakfast', 'દા', 'દાળ'],
    ] as const) {
      const field = page.getByRole('combobox', { name: `${meal}, Week 1` });
      await expect(field).toBeFocused();
      await keyboard.send('Input.imeSetComposition', { text: begun, selectionStart: 2, selectionEnd: 2 });
      await expect(field).toHaveValue(begun);
      await keyboard.send('Input.insertText', { text: whole });
      await expect(field).toHaveValue(whole);
      await page.keyboard.press('Enter');
      await expect(field).toHaveValue('');
      await page.keyboard.press('Enter');
    }
    await expect(page.getByText('Plan covers 7 of 28 days')).toBeVisible();
  },
);

test('the grid shows meals on the first screen, copies and pastes between weeks and other tabs', async ({
  page,
  clinic,
  accessible,
}) => {
  await page.setViewportSize(DESKTOP);
  const people = await caseOf(clinic);
  await storePlan(clinic, people, 'Poha', 'draft');
  await openPlan(page, 'diet-plan', people, 'grid');
  await expectRails(page);
  const poha = page.getByRole('gridcell').filter({ hasText: 'Poha' });
  const box = await poha.boundingBox();
  expect((box?.y ?? 900) + (box?.height ?? 0)).toBeLessThan(DESKTOP.height);
  await page.getByRole('button', { name: 'Duplicate Active' }).click();
  await poha.first().click();
  await accessible();

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.keyboard.press('Control+c');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+v');
  await expect(poha).toHaveCount(4);
  await page.keyboard.press('Control+z');
  await expect(poha).toHaveCount(2);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Delete');
  await expect(poha).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(poha).toHaveCount(2);

  const other = await page.context().newPage();
  await openPlan(other, 'diet-plan', people, 'grid');
  await expectRails(other);
  const rising = other.locator('tbody td[data-type="On Rising"]').first();
  await rising.click();
  await other.keyboard.press('Control+v');
  await expect(rising).toContainText('Poha');
});

test('a cell opens beside the grid, stays open when the page is loaded anew, and Back closes its sheet on a phone', async ({
  page,
  clinic,
  accessible,
}) => {
  await page.setViewportSize(DESKTOP);
  const people = await caseOf(clinic);
  await storePlan(clinic, people, 'Poha', 'draft');
  await openPlan(page, 'diet-plan', people, 'grid');
  await expectRails(page);
  await page.getByRole('gridcell').filter({ hasText: 'Poha' }).click();
  await page.keyboard.press('F2');
  const builder = page.getByRole('region', { name: 'Edit Breakfast, Week 1' });
  await expect(builder.getByLabel('Meal Time')).toBeFocused();
  await accessible();
  await builder.getByLabel('Meal Time').fill('08:15');
  await page.reload();
  await expect(builder.getByLabel('Meal Time')).toHaveValue('08:15');
  await builder.getByRole('button', { name: 'Update Meal' }).click();
  await expect(page.getByRole('combobox', { name: 'Breakfast, Week 1' })).toBeFocused();

  await page.setViewportSize(PHONE);
  await expect(page.getByRole('group', { name: 'Weeks' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await accessible();
  await page.keyboard.press('F2');
  await expect(builder).toBeVisible();
  await accessible();
  await page.goBack();
  await expect(builder).toBeHidden();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('what somebody else saved meanwhile is not overwritten by the grid', async ({
  page,
  clinic,
  quietConsole,
}) => {
  quietConsole.allow(/409 \(Conflict\)/);
  const people = await caseOf(clinic);
  await storePlan(clinic, people, 'Poha', 'draft');
  await openPlan(page, 'diet-plan', people, 'grid');
  await expectRails(page);
  const other = await page.context().newPage();
  await openPlan(other, 'diet-plan', people, 'grid');
  for (const tab of [page, other]) {
    await tab.getByRole('gridcell').filter({ hasText: 'Poha' }).click();
    await tab.keyboard.type(tab === page ? '= upma 1 bowl' : '= idli 2 piece');
    await tab.keyboard.press('Enter');
  }
  await other.getByRole('button', { name: 'Save Diet Plan' }).click();
  await expect(toast(other, /saved successfully/)).toBeVisible();
  await page.getByRole('button', { name: 'Save Diet Plan' }).click();
  await expect(page.getByText(/Somebody else saved this diet plan/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep what is on the screen' }).click();
  await page.getByRole('button', { name: 'Save Diet Plan' }).click();
  await expect(toast(page, /saved successfully/)).toBeVisible();
});
