import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open } from '../../test/client-list.tsx';

test('a record leads back to the list as it was left: search, filter, order and page', async () => {
  const { user, router } = open('/doctor/clients');
  await user.type(await screen.findByLabelText('Search clients'), 'client');
  await user.selectOptions(screen.getByLabelText('Status'), 'active');
  await user.click(screen.getByRole('button', { name: 'Ascending' }));
  await user.click(screen.getByRole('button', { name: 'Go to page 2' }));
  await waitFor(() => expect(router.state.location.search).toContain('page=2'));
  const left = router.state.location.search;
  await user.click(screen.getByRole('link', { name: 'View Details of Client 30' }));
  // Waits for the screen, since Back before it is drawn would still find the list.
  await waitFor(() => expect(screen.queryByLabelText('Search clients')).not.toBeInTheDocument());
  expect(router.state.location.pathname).toContain('/client-plan/');
  await router.navigate(-1);
  expect(await screen.findByLabelText('Search clients')).toHaveValue('client');
  expect(router.state.location.search).toBe(left);
  expect(screen.getByText('60 of 61 clients')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View Details of Client 30' })).toBeVisible();
});
