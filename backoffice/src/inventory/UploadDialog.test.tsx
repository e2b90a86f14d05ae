import { inventoryCalls } from '@clinic/contract/billing/inventory-calls';
import type { ImportedItem, ImportPreview } from '@clinic/contract/billing/inventory';
import { on, Refused, requestsOf } from '@clinic/ui/test/api.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import UploadDialog from './UploadDialog.tsx';

const AT = '2026-11-20T10:00:00.000Z';
const item = (name: string, countInStock: number, price = 10): ImportedItem => ({
  name,
  description: '',
  price,
  countInStock,
  category: 'Herb',
});
const NOT_MOVED = { sold: 0, credited: 0, editedBy: [], since: null };
const sold = {
  id: 'a',
  before: item('Amla', 43),
  after: item('Amla', 50, 12),
  moves: { ...NOT_MOVED, sold: 7, since: '2026-11-18T04:50:00.000Z' },
};
const restocked = { id: 'b', before: item('Bael', 5), after: item('Bael', 9), moves: NOT_MOVED };
const dearer = { id: 'c', before: item('Clove', 5), after: item('Clove', 5, 11), moves: null };

let refusal: Refused | null = null;
beforeEach(() => {
  refusal = null;
});

async function open(updated: ImportPreview['updated'], over: Partial<ImportPreview> = {}) {
  const onClose = vi.fn<() => void>();
  const preview: ImportPreview = { at: AT, added: [], updated, unchanged: 0, ...over };
  const { sent } = renderArea(<UploadDialog onClose={onClose} />, [
    on(inventoryCalls.upload, ({ query }) =>
      query.has('preview') ? preview : (refusal ?? { items: [], warnings: [], message: '' }),
    ),
  ]);
  const user = userEvent.setup();
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload CSV' }));
  const file = new File(['name'], 'inventory.csv', { type: 'text/csv' });
  await user.upload(dialog.getByLabelText(/CSV file/), file);
  await dialog.findByRole('region', { name: 'What will change' });
  const uploads = () => requestsOf(sent, inventoryCalls.upload).map(({ query }) => Object.fromEntries(query));
  return { user, dialog, uploads, onClose };
}

it.each([
  ["Take the file's counts", 'file'],
  ['Change all but the counts', 'keep'],
])('shows changed counts with what moved, and "%s" sends it', async (name, counts) => {
  const { user, dialog, uploads, onClose } = await open([sold, restocked, dearer]);
  const rows = within(dialog.getByRole('list', { name: 'Changed counts' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Amla (Herb): 43 now, 7 sold since Wed 18 Nov, 10:20 AM, the file says 50',
    'Bael (Herb): 5 now, the file says 9',
  ]);
  expect(dialog.getByText('Amla (Herb): price ₹10.00 → ₹12.00')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Upload' })).toBeNull();
  await user.click(dialog.getByRole('button', { name }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(uploads().at(-1)).toEqual({ at: AT, counts });
});

it('asks nothing where no count changes', async () => {
  const { user, dialog, uploads, onClose } = await open([dearer]);
  await user.click(dialog.getByRole('button', { name: 'Upload' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(uploads().at(-1)).toEqual({ at: AT, counts: 'keep' });
});

it('names what was sold since the preview, and shows a new one', async () => {
  const { user, dialog, uploads, onClose } = await open([sold]);
  refusal = new Refused('STOCK_MOVED', { details: { file: ['Amla'] } });
  await user.click(dialog.getByRole('button', { name: "Take the file's counts" }));
  expect(await dialog.findByText('Amla')).toBeVisible();
  await waitFor(() => expect(uploads().filter((query) => 'preview' in query)).toHaveLength(2));
  expect(await dialog.findByRole('list', { name: 'Changed counts' })).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

it('says that the file is no UTF-8, and sends its encoding with the upload', async () => {
  const { user, dialog, uploads, onClose } = await open([dearer], { encoding: 'windows-1252' });
  expect(dialog.getByText(/saved as Windows-1252/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Upload' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(uploads().at(-1)).toEqual({ at: AT, counts: 'keep', encoding: 'windows-1252' });
});

it('says nothing of encodings where the file needs none', async () => {
  const { dialog } = await open([dearer]);
  expect(dialog.queryByText(/Windows-1252/)).toBeNull();
});
