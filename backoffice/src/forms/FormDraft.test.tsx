import { inventoryGrid } from '@clinic/contract/grid-calls';
import type { InventoryItem } from '@clinic/contract/billing/inventory';
import { draftOf } from '@clinic/ui/drafts';
import { on, type Stub } from '@clinic/ui/test/api.ts';
import { anItem } from '@clinic/ui/test/records.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import ItemDialog from '../inventory/ItemDialog.tsx';
import StaffForm from '../staff/StaffForm.tsx';
import { renderArea } from '../test/render-area.tsx';

const triphala = anItem({ description: 'Powder, 100 g' });

function openItem(item: InventoryItem | null, stubs: Stub[] = []) {
  const close = vi.fn<() => void>();
  const screenOf = renderArea(<ItemDialog item={item} onClose={close} />, stubs);
  return { ...screenOf, close, user: userEvent.setup() };
}

const keptOf = (form: string) => draftOf('backoffice', 'desk', form).read()?.value ?? null;
const isKept = (form: string, values: object) =>
  waitFor(() => expect(keptOf(form)).toEqual(values), { timeout: 20_000 });

describe('what is typed into a dialog', () => {
  it('is there again after the session ended, over what the record says by then', async () => {
    const first = openItem(triphala);
    await first.user.type(await screen.findByRole('textbox', { name: 'Description' }), ', organic');
    await isKept('inventory:1', { description: 'Powder, 100 g, organic' });
    first.unmount();

    const second = openItem({ ...triphala, countInStock: 9 });
    expect(await screen.findByText('What you had typed before is here again.')).toBeVisible();
    expect(await screen.findByDisplayValue('Powder, 100 g, organic')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Count' })).toHaveValue('9');
    await second.user.click(screen.getByRole('button', { name: 'Start afresh' }));
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Powder, 100 g');
    expect(keptOf('inventory:1')).toBeNull();
  });

  it('is forgotten once it is saved', async () => {
    const { user, close } = openItem(null, [on(inventoryGrid.create, triphala)]);
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Triphala');
    await user.type(screen.getByRole('textbox', { name: 'Price (₹)' }), '140');
    await user.type(screen.getByRole('textbox', { name: 'Count' }), '12');
    await isKept('inventory:new', { name: 'Triphala', price: 140, countInStock: 12 });
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(keptOf('inventory:new')).toBeNull();
  });

  it('is forgotten when it is cancelled', async () => {
    const { user, close } = openItem(null);
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Triphala');
    await isKept('inventory:new', { name: 'Triphala' });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(close).toHaveBeenCalled();
    expect(keptOf('inventory:new')).toBeNull();
  });

  it('is never kept when it is a password', async () => {
    renderArea(<StaffForm resource="doctors" noun="doctor" person={null} onDone={() => undefined} />);
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText(/Password/), 'a-long-secret');
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Dr Asha');
    await isKept('doctors:new', { name: 'Dr Asha' });
    expect(JSON.stringify(localStorage)).not.toContain('secret');
  });
});
