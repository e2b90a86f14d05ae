import { clinicAddress } from '@clinic/contract/clinic';
import { appointmentGrid } from '@clinic/contract/grid-calls';
import { on } from '@clinic/ui/test/api.ts';
import { anAppointment } from '@clinic/ui/test/records.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import { slipPrint } from './slip-size.ts';
import VisitSlipPage from './VisitSlipPage.tsx';

vi.mock('react-router', async (original) => ({
  ...(await original<typeof import('react-router')>()),
  useParams: () => ({ id: 'v1' }),
}));

const visit = anAppointment({
  id: 'v1',
  status: 'confirmed',
  appointmentType: 'Cash',
  client: { id: 'c1', name: 'Meera Shah' },
  doctor: { id: 'd1', name: 'Dr Asha Mehta' },
  confirmedDate: '2099-01-05',
  confirmedTime: '15:30',
});

it('prints day, time and place of a visit, and no doctor', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  renderArea(<VisitSlipPage />, [on(appointmentGrid.get, visit, { id: 'v1' })]);
  const slip = within(await screen.findByRole('region', { name: 'Slip' }));
  for (const text of ['Meera Shah', 'Monday, 05 Jan 2099', '3:30 PM', clinicAddress()])
    expect(slip.getByText(text)).toBeVisible();
  expect(slip.queryByText(/Asha Mehta/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

it('fits a small sheet, and a roll that is cut to the length of the slip', () => {
  expect(slipPrint('A6', 300)['@page']).toEqual({ size: 'A6', margin: '8mm' });
  expect(slipPrint('roll', 300)['@page']).toEqual({ size: '80mm 84mm', margin: 0 });
});
