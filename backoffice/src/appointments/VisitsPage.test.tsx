import { appointmentGrid } from '@clinic/contract/grid-calls';
import { on, requestsOf } from '@clinic/ui/test/api.ts';
import { anAppointment } from '@clinic/ui/test/records.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import VisitsPage from './VisitsPage.tsx';

it('an admin reads which clients did not come, and finds one', async () => {
  const missed = anAppointment({
    status: 'confirmed',
    outcome: 'no_show',
    client: { id: 'c1', name: 'Meera Joshi' },
  });
  const { sent } = renderArea(<VisitsPage />, [on(appointmentGrid.list, [missed])]);
  expect(await screen.findByRole('link', { name: 'Meera Joshi' })).toHaveAttribute(
    'href',
    `/clients?filter=${encodeURIComponent('{"q":"Meera Joshi"}')}`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Did not come' }));
  await waitFor(() =>
    expect(requestsOf(sent, appointmentGrid.list).at(-1)?.query.get('filter')).toBe('{"outcome":"no_show"}'),
  );
});
