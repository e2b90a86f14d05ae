import { inventoryCalls } from '@clinic/contract/billing/inventory-calls';
import { inventoryGrid, taxClassGrid } from '@clinic/contract/grid-calls';
import { on, Refused, requestsOf } from '@clinic/ui/test/api.ts';
import { anItem, aTaxClass } from '@clinic/ui/test/records.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import { ResourceContextProvider } from 'react-admin';
import InventoryPage from './InventoryPage.tsx';

const [herbs, care] = [
  aTaxClass({ id: 'herbs', name: 'Medicaments' }),
  aTaxClass({ id: 'care', name: 'Health care', supply: 'service' }),
];
const items = [
  anItem({ id: 'i1', name: 'Amla', taxClass: 'herbs' }),
  anItem({ id: 'i2', name: 'Brahmi' }),
  anItem({ id: 'i3', name: 'Neem' }),
  anItem({ id: 'i5', name: 'Tulsi' }),
  anItem({ id: 'i4', name: 'Shirodhara', kind: 'service', countInStock: 0 }),
];

// A wide window shows a table: a phone's cards cannot be selected.
beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: !media.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
});
afterEach(() => vi.unstubAllGlobals());

async function give(update: Parameters<typeof on<typeof inventoryCalls.update>>[1]) {
  const { sent } = renderArea(
    <ResourceContextProvider value="inventory">
      <InventoryPage />
    </ResourceContextProvider>,
    [
      on(inventoryGrid.list, items),
      on(taxClassGrid.list, [herbs, care]),
      on(inventoryCalls.all, { items }),
      ...items.map(({ id }) => on(inventoryCalls.update, update, { id })),
    ],
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all on this page' }));
  await user.click(screen.getByRole('checkbox', { name: 'Choose Tulsi' }));
  await user.click(await screen.findByRole('button', { name: 'Tax class of 4 items' }));
  await user.click(await screen.findByRole('combobox', { name: 'Tax class' }));
  await user.click(await screen.findByRole('option', { name: 'Medicaments' }));
  await user.click(screen.getByRole('button', { name: 'Give the class' }));
  return () => requestsOf(sent, inventoryCalls.update).map(({ body }) => body as object);
}

it('gives the chosen items of a kind one class at once, and leaves those that have it', async () => {
  const given = await give({ item: items[1]! });
  expect(await screen.findByText('3 items with the class. 1 item of another kind as before.')).toBeVisible();
  expect(given()).toMatchObject([
    { name: 'Brahmi', taxClass: 'herbs', updatedAt: items[1]?.updatedAt },
    { name: 'Neem', taxClass: 'herbs' },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says how many have it when one is refused', async () => {
  await give(new Refused('STALE_RECORD'));
  expect(await screen.findByText(/^1 of 4 items have the class\. /)).toBeVisible();
});
