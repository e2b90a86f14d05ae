import { assistantGrid } from '@clinic/contract/grid-calls';
import { hoursCalls } from '@clinic/contract/scheduling/hours-calls';
import { on } from '@clinic/ui/test/api.ts';
import { anAssistant } from '@clinic/ui/test/records.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import OwnDoctorHoursPage from './OwnDoctorHoursPage.tsx';

const of = (id: string, name: string) => ({ doctor: { id, name }, weeks: [], extra: [], timeOff: [] });

it("says to an assistant who enters a colleague doctor's sick day", async () => {
  const me = anAssistant({ id: 'desk', name: 'Ritu Shah', doctor: 'd1' });
  renderArea(<OwnDoctorHoursPage />, [
    on(hoursCalls.all, {
      doctors: [of('d1', 'Dr Asha'), of('d2', 'Dr Raghav'), of('d3', 'Dr Meera')],
      closures: [],
    }),
    on(assistantGrid.list, [me, anAssistant({ id: 'a2', name: 'Farhan Sheikh', doctor: 'd2' })]),
    on(assistantGrid.get, me, { id: 'desk' }),
  ]);
  const colleagues = within(await screen.findByRole('region', { name: 'A colleague is away?' }));
  expect(await colleagues.findByText('Dr Raghav: Farhan Sheikh, or an admin')).toBeVisible();
  expect(colleagues.getByText('Dr Meera: an admin')).toBeVisible();
  expect(colleagues.queryByText(/Dr Asha/)).toBeNull();
});
