import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { LoadingPage } from './LoadingPage.tsx';

it.each([
  ['/admin', '/admin/doctors', 'Manage Doctors'],
  ['/admin', '/admin', 'Administration'],
  ['/assistant', '/assistant/invoice', 'Generate Invoice'],
  ['/assistant', '/assistant/invoice/6b06197d1c337a59c43b1fb6', 'Invoice'],
  ['/assistant', '/assistant/all-invoices/', 'All Invoices'],
])('a page of %s that is awaited has its heading: %s', (basename, address, title) => {
  const router = createMemoryRouter([{ path: '*', Component: LoadingPage }], {
    basename,
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(document.title).toContain(title);
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeVisible();
});

it('an address without a page has no heading yet', () => {
  const router = createMemoryRouter([{ path: '*', Component: LoadingPage }], {
    initialEntries: ['/nowhere'],
  });
  render(<RouterProvider router={router} />);
  expect(screen.queryByRole('heading')).toBeNull();
});
