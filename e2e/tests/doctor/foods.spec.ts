import { expect, test, testInOwnBrowser } from '../../fixtures.ts';
import { team } from '../../pages/given.ts';
import { enterPortal, expectNoSidewaysScroll, SIZES } from '../../pages/portal.ts';

test('a doctor makes a dish of the product’s foods', async ({ page, clinic, accessible }) => {
  const { doctor } = await team(clinic);
  await enterPortal(page, 'doctor', doctor, '/doctor');
  await page.getByRole('link', { name: 'Foods' }).click();
  await page.getByLabel('Search foods').fill('છાશ');
  await expect(page.getByRole('link', { name: 'Buttermilk', exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'New food' }).click();
  const name = `Kothimbir wadi ${doctor.name}`;
  await page.getByLabel('Name in English').fill(name);
  await page.getByLabel('Kind').selectOption({ label: 'Dish: its values follow from its recipe' });
  const add = async (typed: string, food: string, grams: string) => {
    await page.getByLabel('Add to the recipe').fill(typed);
    await page.getByRole('button', { name: `Add ${food}`, exact: true }).click();
    await page.getByLabel(`Grams of ${food}`, { exact: true }).fill(grams);
  };
  await add('besan', 'Besan', '100');
  await add('coriander leaves', 'Coriander leaves', '60');
  await page.getByRole('group', { name: 'May contain' }).getByRole('button', { name: 'Sesame' }).click();
  await accessible();
  await page.setViewportSize(SIZES.phone);
  await expectNoSidewaysScroll(page);
  await accessible();
  await page.setViewportSize(SIZES.desktop);
  await page.getByRole('button', { name: 'Save food' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Everything is saved.')).toBeVisible();

  await page.getByRole('link', { name: 'All foods' }).click();
  await page.getByLabel('Search foods').fill(name);
  await expect(
    page.getByRole('row', { name: new RegExp(`${name}.*may contain sesame.*Dish`) }),
  ).toBeVisible();
});

testInOwnBrowser(
  'a press right behind the search leads to its page, whose address stays its own',
  async ({ page, clinic }) => {
    const { doctor } = await team(clinic);
    await enterPortal(page, 'doctor', doctor, '/doctor/foods');
    await expect(page.getByText(/^[\d,]+ of [\d,]+ foods$/)).toBeVisible();
    // On a slow computer the list, which puts the search into the address, follows typing a moment later.
    const tools = await page.context().newCDPSession(page);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: 12 });
    await page.getByLabel('Search foods').fill('છાશ');
    await page.getByRole('link', { name: 'New food' }).click();
    await expect(page.getByLabel('Name in English')).toBeVisible();
    await expect(page).toHaveURL(/\/doctor\/foods\/new$/);
  },
);
