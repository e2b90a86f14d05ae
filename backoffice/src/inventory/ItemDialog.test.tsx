import { taxClassGrid } from '@clinic/contract/grid-calls';
import { on } from '@clinic/ui/test/api.ts';
import { anItem, aTaxClass } from '@clinic/ui/test/records.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import ItemDialog from './ItemDialog.tsx';

it.each([
  ['a new item', null],
  ['an item that is there', anItem({ name: 'Neem' })],
])('the keys of %s begin in its name', async (_, item) => {
  renderArea(<ItemDialog item={item} onClose={vi.fn<() => void>()} />, []);
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveFocus();
});

it('asks for no count of a service, and offers signed classes of its kind only', async () => {
  const [care, herbs] = [
    aTaxClass({ id: 'care', name: 'Health care', supply: 'service' }),
    aTaxClass({ id: 'herbs', name: 'Medicaments' }),
  ];
  const unsigned = aTaxClass({ id: 'food', name: 'Food', supply: 'service', signed: null });
  const item = anItem({ name: 'Shirodhara', kind: 'service', countInStock: 0 });
  renderArea(<ItemDialog item={item} onClose={vi.fn<() => void>()} />, [
    on(taxClassGrid.list, [care, herbs, unsigned]),
  ]);
  await userEvent.click(await screen.findByRole('combobox', { name: 'Tax class' }));
  const choices = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(choices).toEqual(['None', 'Health care']);
  expect(screen.queryByLabelText(/^Count/)).toBeNull();
});
