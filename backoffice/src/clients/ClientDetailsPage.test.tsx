import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderArea } from '../test/renderArea.tsx';
import ClientDetailsPage from './ClientDetailsPage.tsx';

vi.mock('react-router', async (original) => ({
  ...(await original<typeof import('react-router')>()),
  useParams: () => ({ clientId: 'c1' }),
}));

const meera = {
  id: 'c1',
  name: 'Meera Joshi',
  email: 'meera@example.in',
  phone: '9825012345',
  status: 'new',
};
const enquiry = {
  id: 'e1',
  client: 'c1',
  createdAt: '2026-01-05T09:00:00.000Z',
  age: 34,
  location: 'Surat',
  plan: 'thyroid',
  message: 'Since my second child.\nMornings are best.',
};

it('keeps what the client asked on the website readable, and booking is one step away', async () => {
  const getList = vi.fn<(resource: string, params: object) => Promise<object>>(async () => ({
    data: [enquiry],
    total: 1,
  }));
  renderArea(<ClientDetailsPage />, {
    getOne: async () => ({ data: meera }),
    getList,
    clinic: {
      vitaminPlan: async () => ({ vitaminPlan: null }),
      herbsPlan: async () => ({ herbsPlan: null }),
    },
  });
  const asked = within(await screen.findByRole('region', { name: 'Enquiry' }));
  expect(asked.getByText(/34 years · Surat · About: .*Thyroid/)).toBeVisible();
  expect(asked.getByText(/Mornings are best/)).toBeVisible();
  expect(getList).toHaveBeenCalledWith('enquiries', expect.objectContaining({ filter: { client: 'c1' } }));
  expect(screen.getByRole('link', { name: 'Book appointment' })).toHaveAttribute(
    'href',
    expect.stringContaining('/book-appointment?client=c1'),
  );
});
