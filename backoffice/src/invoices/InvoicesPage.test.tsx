import { invoiceGrid } from '@clinic/contract/grid-calls';
import { PAPER_STATES, type PaperState } from '@clinic/contract/billing/papers';
import { on, Page } from '@clinic/ui/test/api.ts';
import { anInvoice } from '@clinic/ui/test/records.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import InvoicesOfDaysPage from './InvoicesOfDaysPage.tsx';
import InvoicesPage from './InvoicesPage.tsx';

afterEach(() => vi.unstubAllGlobals());

const clinicOf60 = on(invoiceGrid.list, ({ query }) => {
  const { q } = JSON.parse(query.get('filter') ?? '{}') as { q?: string };
  const [first, last] = JSON.parse(query.get('range') ?? '') as [number, number];
  const found = q === undefined ? 60 : q === '0007' ? 1 : 0;
  const rows = Array.from({ length: Math.min(found, last - first + 1) }, (_, index) =>
    anInvoice({ id: String(index), invoiceNumber: `INV-2026-${String(index + 7).padStart(4, '0')}` }),
  );
  return new Page(rows, found);
});

it('says how many of all invoices are shown, also of a search', async () => {
  const user = userEvent.setup();
  renderArea(<InvoicesPage />, [clinicOf60]);
  expect(await screen.findByText('Showing 25 of 60 invoices')).toBeVisible();
  const search = screen.getByRole('searchbox', { name: 'Search by number or client' });
  await user.type(search, '0007');
  expect(await screen.findByText('Showing 1 of 60 invoices')).toBeVisible();
  await user.clear(search);
  await user.type(search, 'nothing');
  expect(await screen.findByText('No invoices found matching your search.')).toBeVisible();
  expect(screen.getByText('Showing 0 of 60 invoices')).toBeVisible();
});

const clinicOfStates = on(invoiceGrid.list, ({ query }) => {
  const { state } = JSON.parse(query.get('filter') ?? '{}') as { state?: PaperState };
  const [field, order] = JSON.parse(query.get('sort') ?? '') as [string, 'ASC' | 'DESC'];
  const found = PAPER_STATES.filter((one) => state === undefined || one === state);
  const sorted = field === 'state' && order === 'ASC' ? found : found.toReversed();
  return new Page(
    sorted.map((one) => anInvoice({ id: one, invoiceNumber: `INV-${one}`, state: one })),
    found.length,
  );
});

it.each([
  ['desk', InvoicesPage],
  ['admin', InvoicesOfDaysPage],
])('the %s sees the state of each invoice, and sorts and filters by it', async (_area, Invoices) => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('min-width:768'),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const user = userEvent.setup();
  renderArea(<Invoices />, [clinicOfStates]);
  const rows = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((one) => within(one).getAllByRole('cell')[0]?.textContent);
  const row = await screen.findByRole('row', { name: /INV-partPaid/ });
  expect(within(row).getByText('Part paid')).toBeVisible();
  const inOrder = PAPER_STATES.map((state) => `INV-${state}`);
  expect(rows()).toEqual(inOrder.toReversed());
  await user.click(within(screen.getByRole('columnheader', { name: 'State' })).getByRole('button'));
  await waitFor(() => expect(rows()).toEqual(inOrder));
  await user.click(screen.getByRole('button', { name: 'Credited' }));
  await waitFor(() => expect(rows()).toEqual(['INV-credited']));
});

it('shows an admin the invoices, to be narrowed to some days', async () => {
  renderArea(<InvoicesOfDaysPage />, [clinicOf60]);
  expect(await screen.findByText('INV-2026-0007')).toBeVisible();
  expect(screen.queryByRole('link', { name: /View Invoice/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'INV-2026-0007' })).toHaveAttribute('href', '/invoices/0/show');
  for (const name of ['From', 'To']) expect(screen.getByRole('group', { name })).toBeVisible();
});
