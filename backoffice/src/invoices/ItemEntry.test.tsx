import { inventoryGrid } from '@clinic/contract/grid-calls';
import { on } from '@clinic/ui/test/api.ts';
import { anItem } from '@clinic/ui/test/records.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import { ItemEntry } from './ItemEntry.tsx';
import { emptyItem, type NewLine } from './item-to-add.ts';

const brahmi = anItem({ id: '7', name: 'Brahmi vati', price: 1880.26, countInStock: 4 });

function open() {
  const add = vi.fn<(line: NewLine) => void>();
  const Row = () => {
    const [toAdd, setToAdd] = useState(emptyItem);
    return (
      <ItemEntry
        toAdd={toAdd}
        onChange={(change) => setToAdd((before) => ({ ...before, ...change }))}
        onAdd={add}
      />
    );
  };
  renderArea(<Row />, [on(inventoryGrid.list, [brahmi])]);
  return { add, user: userEvent.setup() };
}
const problem = (text: string) => screen.findByText(text, { selector: '[role="alert"]' });

describe('the row in which an item is chosen', () => {
  it('needs item, quantity and price', async () => {
    const { add, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add Item' }));
    expect(await problem('All item fields are required.')).toBeVisible();
    expect(add).not.toHaveBeenCalled();
  });

  it('takes only items that exist', async () => {
    const { add, user } = open();
    await user.type(await screen.findByRole('combobox', { name: 'Item' }), 'Unobtainium');
    await user.type(screen.getByRole('textbox', { name: 'Quantity' }), '1');
    await user.type(screen.getByRole('textbox', { name: 'Price' }), '10');
    await user.click(screen.getByRole('button', { name: 'Add Item' }));
    expect(await problem('Selected item not found.')).toBeVisible();
    expect(add).not.toHaveBeenCalled();
  });

  it('proposes the price and says how little is left', async () => {
    const { add, user } = open();
    await user.click(await screen.findByRole('combobox', { name: 'Item' }));
    await user.click(await screen.findByRole('option', { name: /Brahmi vati/ }));
    expect(screen.getByRole('textbox', { name: 'Price' })).toHaveValue('1880.26');
    expect(screen.getByText('only 4 in stock')).toBeVisible();
    await user.clear(screen.getByRole('textbox', { name: 'Quantity' }));
    await user.type(screen.getByRole('textbox', { name: 'Quantity' }), '2{Enter}');
    expect(add).toHaveBeenCalledWith({
      item: '7',
      name: 'Brahmi vati',
      quantity: 2,
      price: 1880.26,
      stock: 4,
    });
    expect(screen.getByRole('combobox', { name: 'Item' })).toHaveValue('');
  });

  it.each(['0', '1.5', '10000', 'two'])('refuses %s as a quantity', async (typed) => {
    const { add, user } = open();
    await user.click(await screen.findByRole('combobox', { name: 'Item' }));
    await user.click(await screen.findByRole('option', { name: /Brahmi vati/ }));
    await user.clear(screen.getByRole('textbox', { name: 'Quantity' }));
    await user.type(screen.getByRole('textbox', { name: 'Quantity' }), `${typed}{Enter}`);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(add).not.toHaveBeenCalled();
  });
});
