import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Client } from '@clinic/contract/people';
import { HttpError } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { renderArea } from '../test/renderArea.tsx';
import { ClientsList } from './ClientsList.tsx';

type GetList = (resource: string, params: object) => Promise<{ data: Partial<Client>[]; total: number }>;

const open = (getList: GetList) => {
  renderArea(<ClientsList renderCard={({ name }) => name}>{null}</ClientsList>, { getList });
};

it('reads twenty-five clients by name, and says how many there are', async () => {
  const getList = vi.fn<GetList>(async () => ({ data: [{ id: '1', name: 'Kavita Joshi' }], total: 1 }));
  open(getList);
  expect(await screen.findByText('1 client')).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('Kavita Joshi');
  expect(getList).toHaveBeenCalledWith(
    'clients',
    expect.objectContaining({
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'name', order: 'ASC' },
    }),
  );
});

it('tells an empty clinic from a filter that finds nobody', async () => {
  open(async () => ({ data: [], total: 0 }));
  expect(await screen.findByText('No clients registered yet.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Unassigned' }));
  expect(await screen.findByText('No clients found matching your search.')).toBeVisible();
});

it('says that the list could not be read, and reads it again on Retry', async () => {
  const getList = vi.fn<GetList>(async () => Promise.reject(new HttpError('No.', 403)));
  open(getList);
  expect(await screen.findByText('Failed to fetch clients')).toBeVisible();
  getList.mockResolvedValue({ data: [{ id: '1', name: 'Kavita Joshi' }], total: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Kavita Joshi')).toBeVisible();
});
