import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { LoadingArea } from './bare-area.tsx';

it('before the area is there, what is awaited is the page’s main part', () => {
  const router = createMemoryRouter([{ path: '*', Component: LoadingArea }], {
    basename: '/admin',
    initialEntries: ['/admin/doctors'],
  });
  render(<RouterProvider router={router} />);
  expect(within(screen.getByRole('main')).getByRole('heading', { name: 'Manage Doctors' })).toBeVisible();
});
