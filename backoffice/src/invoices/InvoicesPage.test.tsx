import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderArea } from '../test/renderArea.tsx';
import InvoicesPage from './InvoicesPage.tsx';

const clinicOf60 = {
  getList: async (_resource: string, { filter, pagination }: AskedFor) => {
    const found = filter.q === undefined ? 60 : filter.q === '0007' ? 1 : 0;
    const data = Array.from({ length: Math.min(found, pagination.perPage) }, (_, index) => ({
      id: String(index),
      invoiceNumber: `INV-2026-${String(index + 7).padStart(4, '0')}`,
      clientName: 'Kavita Joshi',
      date: '2026-11-20',
      total: 100,
    }));
    return { data, total: found };
  },
};

interface AskedFor {
  filter: { q?: string };
  pagination: { perPage: number };
}

it('says how many of all invoices are shown, also of a search', async () => {
  const user = userEvent.setup();
  renderArea(<InvoicesPage />, clinicOf60);
  expect(await screen.findByText('Showing 25 of 60 invoices')).toBeVisible();
  const search = screen.getByRole('searchbox', { name: 'Search by number or client' });
  await user.type(search, '0007');
  expect(await screen.findByText('Showing 1 of 60 invoices')).toBeVisible();
  await user.clear(search);
  await user.type(search, 'nothing');
  expect(await screen.findByText('No invoices found matching your search.')).toBeVisible();
  expect(screen.getByText('Showing 0 of 60 invoices')).toBeVisible();
});
