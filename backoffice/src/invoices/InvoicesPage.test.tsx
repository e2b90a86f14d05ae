import { invoiceGrid } from '@clinic/contract/grid-calls';
import { on, Page } from '@clinic/ui/test/api.ts';
import { anInvoice } from '@clinic/ui/test/records.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import InvoicesOfDaysPage from './InvoicesOfDaysPage.tsx';
import InvoicesPage from './InvoicesPage.tsx';

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

it('shows an admin the invoices, to be narrowed to some days', async () => {
  renderArea(<InvoicesOfDaysPage />, [clinicOf60]);
  expect(await screen.findByText('INV-2026-0007')).toBeVisible();
  expect(screen.queryByRole('link', { name: /View Invoice/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'INV-2026-0007' })).toHaveAttribute('href', '/invoices/0/show');
  for (const name of ['From', 'To']) expect(screen.getByRole('group', { name })).toBeVisible();
});
