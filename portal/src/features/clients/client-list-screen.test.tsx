import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open } from '../../test/client-list.tsx';

test('a shared address shows the same list, its last page when there are fewer by now', async () => {
  open('/doctor/clients?search=client&status=active&order=descending&page=9');
  expect(await screen.findByLabelText('Status')).toHaveValue('active');
  expect(screen.getByRole('button', { name: 'Descending' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View Details of Client 00' })).toBeVisible();
});
