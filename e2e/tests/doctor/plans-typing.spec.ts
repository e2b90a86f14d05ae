import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { caseOf, openPlan } from './plans-desk.ts';

/** Opens the builder of a new meal by choosing its type. */
async function openMeal(page: Page, type: string) {
  await page.getByLabel('Add New Meal').selectOption(type);
  const builder = page.getByRole('region', { name: `New ${type}` });
  await expect(builder.getByRole('combobox', { name: 'Name' })).toBeVisible();
  return builder;
}

test('what is typed counts: over a proposed amount, and as a name that no suggestion equals', async ({
  page,
  clinic,
  accessible,
}) => {
  await openPlan(page, 'diet-plan', await caseOf(clinic));
  const builder = await openMeal(page, 'Dinner');
  const quantity = builder.getByLabel('Quantity');
  const unit = builder.getByLabel('Unit');
  const days = builder.getByLabel('Days');
  const name = builder.getByRole('combobox', { name: 'Name' });
  await name.click();
  await page.keyboard.type('dal');
  await expect(builder.getByRole('option').first()).toHaveText('Create "dal"');
  await accessible();
  await page.keyboard.press('Tab');
  await expect(quantity).toBeFocused();
  await expect(quantity).toHaveValue('1');
  await page.keyboard.type('2');
  await expect(quantity).toHaveValue('2');
  await expect(builder).toContainText('dal');
  await expect(builder).not.toContainText('Moong Dal');

  await name.click();
  await page.keyboard.type('moong dal khichdi');
  await page.keyboard.press('Enter');
  await expect(builder).toContainText('Moong Dal Khichdi');
  await expect(unit).toHaveValue('bowl');
  await unit.click();
  await page.keyboard.type('katori');
  await expect(unit).toHaveValue('katori');
  await days.click();
  await page.keyboard.type('3');
  await expect(days).toHaveValue('3');

  await name.click();
  await page.keyboard.type('khich');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  const chosen = await builder.getByRole('option').nth(1).textContent();
  await page.keyboard.press('Tab');
  await expect(builder).toContainText(chosen ?? 'nothing');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('soup');
  await page.keyboard.press('Home');
  await page.keyboard.type('clear ');
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await builder.getByRole('option').nth(0).hover();
  await page.keyboard.press('Control+Enter');
  await expect(builder).toContainText('clear soup!');
  await expect(quantity).toBeFocused();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 }, ownBrowser: true });

  test('a tapped suggestion proposes an amount, and a tap on the amount lets typing replace it', async ({
    page,
    clinic,
  }) => {
    await openPlan(page, 'diet-plan', await caseOf(clinic));
    const builder = await openMeal(page, 'Breakfast');
    const quantity = builder.getByLabel('Quantity');
    await builder.getByRole('combobox', { name: 'Name' }).tap();
    await page.keyboard.type('id');
    await builder.getByRole('option', { name: 'Idli', exact: true }).tap();
    await expect(quantity).toHaveValue('2');
    await page.keyboard.type('3');
    await expect(quantity).toHaveValue('3');
    await builder.getByLabel('Unit').tap();
    await page.keyboard.type('small');
    await expect(builder.getByLabel('Unit')).toHaveValue('small');
    await quantity.tap();
    await page.keyboard.type('4');
    await expect(quantity).toHaveValue('4');
    await builder.getByLabel('Days').tap();
    await page.keyboard.type('5');
    await expect(builder.getByLabel('Days')).toHaveValue('5');
  });
});
