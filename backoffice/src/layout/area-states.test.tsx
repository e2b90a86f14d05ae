import { render, screen, within } from '@testing-library/react';
import { Resource } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { AreaAdmin } from './AreaAdmin.tsx';
import { LoadingArea } from './area-states.tsx';

it('before the area is there, what is awaited is the page’s main part', () => {
  const router = createMemoryRouter([{ path: '*', Component: LoadingArea }], {
    basename: '/admin',
    initialEntries: ['/admin/doctors'],
  });
  render(<RouterProvider router={router} />);
  expect(within(screen.getByRole('main')).getByRole('heading', { name: 'Manage Doctors' })).toBeVisible();
});

it('when the area cannot be drawn, what says so is the page’s main part', () => {
  // React and react-admin log the expected error.
  vi.spyOn(console, 'error').mockReturnValue();
  const Broken = () => {
    throw new Error('The layout is broken.');
  };
  const area = (
    <AreaAdmin layout={Broken}>
      <Resource name="clients" />
    </AreaAdmin>
  );
  const router = createMemoryRouter([{ path: '*', element: area }]);
  render(<RouterProvider router={router} />);
  expect(
    within(screen.getByRole('main')).getByRole('heading', { name: 'Something went wrong' }),
  ).toBeVisible();
});
