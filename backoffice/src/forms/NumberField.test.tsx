import { inventoryGrid } from '@clinic/contract/grid-calls';
import { on, requestsOf } from '@clinic/ui/test/api.ts';
import { anItem } from '@clinic/ui/test/records.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import ItemDialog from '../inventory/ItemDialog.tsx';
import { renderArea } from '../test/render-area.tsx';

it('a price may be typed with a comma; what is no number stays and is refused in place', async () => {
  const { sent } = renderArea(<ItemDialog item={null} onClose={() => undefined} />, [
    on(inventoryGrid.create, anItem()),
  ]);
  const added = () => requestsOf(sent, inventoryGrid.create);
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Triphala');
  const price = screen.getByRole('textbox', { name: 'Price (₹)' });
  await user.type(price, 'cheap');
  await user.type(screen.getByRole('textbox', { name: 'Count' }), '12');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText(/Please enter an amount/)).toBeVisible();
  expect(price).toHaveValue('cheap');
  expect(added()).toEqual([]);

  await user.clear(price);
  await user.type(price, '41,5');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(added()).toHaveLength(1));
  expect(added()[0]?.body).toMatchObject({ price: 41.5, countInStock: 12 });
});

it.each(['1.5', '-2', '1e2', '½', '1,5', '०'])('"%s" stays in the field as it was typed', async (typed) => {
  renderArea(<ItemDialog item={null} onClose={() => undefined} />, []);
  const user = userEvent.setup();
  for (const name of ['Price (₹)', 'Count']) {
    const field = await screen.findByRole('textbox', { name });
    await user.type(field, typed);
    await user.tab();
    expect(field).toHaveValue(typed);
  }
});

it('a comma makes groups in a price and a count, and a point before three digits is refused', async () => {
  const { sent } = renderArea(<ItemDialog item={null} onClose={() => undefined} />, [
    on(inventoryGrid.create, anItem()),
  ]);
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Triphala');
  const price = screen.getByRole('textbox', { name: 'Price (₹)' });
  await user.type(price, '1.250');
  await user.type(screen.getByRole('textbox', { name: 'Count' }), '૧,૨૫૦');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText(/Please enter an amount/)).toBeVisible();

  await user.clear(price);
  await user.type(price, '₹ 1,250.00');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(requestsOf(sent, inventoryGrid.create)).toHaveLength(1));
  expect(requestsOf(sent, inventoryGrid.create)[0]?.body).toMatchObject({ price: 1250, countInStock: 1250 });
  expect(price).toHaveValue('₹ 1,250.00');
});
