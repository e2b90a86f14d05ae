import type { Found } from '@clinic/contract/dashboards/search-calls';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen as page, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dropSession, storeSession } from '../session/session.ts';
import { screen } from './destinations.ts';
import { SearchField } from './SearchField.tsx';

const asha = { id: '1', name: 'Asha Mehta', phone: '9825010203', email: 'asha@example.in' };
const paths = {
  client: ({ id }: { id: string }) => `/client-details/${id}`,
  invoice: (id: string) => `/invoice/${id}`,
};
const screens = [screen('New invoice', '/invoice', 'bill'), screen('Hours', '/hours', 'leave')];

describe('the search', () => {
  const go = vi.fn<(to: string) => void>();
  const find = vi.fn<(q: string) => Promise<Found>>();

  beforeEach(() => {
    dropSession('assistant');
    storeSession('assistant', { id: 'desk', name: 'Ritu' }, 'token');
    go.mockReset();
    find.mockReset();
    find.mockImplementation(async (q) => ({
      clients: 'asha mehta'.includes(q.toLowerCase()) ? [asha] : [],
      invoices: q === '0001' ? [{ id: '2', invoiceNumber: 'INV-2026-0001', client: 'Asha Mehta' }] : [],
    }));
  });

  const show = () =>
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <SearchField area="assistant" {...{ find, paths, screens, go }} />
      </QueryClientProvider>,
    );
  const field = async () =>
    within(await page.findByRole('dialog', { name: 'Search' })).getByRole('combobox', { name: 'Search' });

  it('opens by Ctrl K from anywhere, finds a client by a part of the name, and Enter leads there', async () => {
    const user = userEvent.setup();
    show();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'meh');
    expect(await page.findByRole('option', { name: /Asha Mehta.*9825010203/ })).toBeVisible();
    await user.keyboard('{Enter}');
    expect(go).toHaveBeenCalledWith('/client-details/1');
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('names a similar name so, and opens none that was not seen', async () => {
    find.mockImplementation(async () => ({ clients: [{ ...asha, similar: true }], invoices: [] }));
    const user = userEvent.setup();
    show();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'aasha{Enter}');
    const group = await page.findByRole('group', { name: 'Similar names' });
    const option = within(group).getByRole('option', { name: /Asha Mehta.*similar name · 9825010203/ });
    expect(go).not.toHaveBeenCalled();
    await user.click(option);
    expect(go).toHaveBeenCalledWith('/client-details/1');
  });

  it('Enter opens the first one, also when it is pressed before the server has answered', async () => {
    const user = userEvent.setup();
    show();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'a');
    await page.findByRole('option', { name: /Asha Mehta/ });
    // A result chosen by the arrows stays chosen when new ones arrive.
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(go).toHaveBeenLastCalledWith('/hours');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'asha{Enter}');
    await waitFor(() => expect(go).toHaveBeenLastCalledWith('/client-details/1'));
  });

  it('asks the server once for what is typed in one go', async () => {
    const user = userEvent.setup();
    show();
    await user.click(page.getByRole('button', { name: 'Search' }));
    await user.type(await field(), 'asha');
    await page.findByRole('option', { name: /Asha Mehta/ });
    expect(find.mock.calls.at(-1)).toEqual(['asha']);
    expect(find.mock.calls.length).toBeLessThan(4);
  });

  it('finds screens by other words, and invoices by their number', async () => {
    const user = userEvent.setup();
    show();
    await user.click(page.getByRole('button', { name: 'Search' }));
    await user.type(await field(), 'leave');
    expect(await page.findByRole('option', { name: 'Hours' })).toBeVisible();
    await waitFor(() => expect(page.queryByRole('option', { name: 'New invoice' })).not.toBeInTheDocument());
    await user.clear(await field());
    await user.type(await field(), '0001');
    await user.click(await page.findByRole('option', { name: /INV-2026-0001/ }));
    expect(go).toHaveBeenCalledWith('/invoice/2');
  });

  it('has what was opened lately on top, for this person only', async () => {
    const user = userEvent.setup();
    const first = show();
    await user.click(page.getByRole('button', { name: 'Search' }));
    await user.type(await field(), 'asha');
    await user.click(await page.findByRole('option', { name: /Asha Mehta/ }));
    await user.click(page.getByRole('button', { name: 'Search' }));
    const [latest] = await page.findAllByRole('option');
    expect(latest).toHaveTextContent('Asha Mehta');
    expect(page.getByText('Recently opened')).toBeVisible();
    first.unmount();
    storeSession('assistant', { id: 'another', name: 'Nisha' }, 'token');
    show();
    await user.click(page.getByRole('button', { name: 'Search' }));
    expect(within(await page.findByRole('listbox')).queryByText('Asha Mehta')).not.toBeInTheDocument();
  });

  it('says that nothing was found, and when the server does not answer', async () => {
    const user = userEvent.setup();
    show();
    await user.click(page.getByRole('button', { name: 'Search' }));
    await user.type(await field(), 'zzz');
    expect(await page.findByText('Nothing was found for “zzz”.')).toBeVisible();
    find.mockRejectedValue(new Error('no network'));
    await user.type(await field(), 'z');
    expect(await page.findByText('The search did not work.')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
