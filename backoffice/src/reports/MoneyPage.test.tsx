import { addressOf } from '@clinic/contract/calls';
import { moneyReportCalls } from '@clinic/contract/billing/money-report-calls';
import type { MoneyReport } from '@clinic/contract/billing/money-reports';
import { on, Refused } from '@clinic/ui/test/api.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import MoneyPage from './MoneyPage.tsx';

const report = (name: MoneyReport['name'], over: Partial<MoneyReport> = {}): MoneyReport => ({
  name,
  from: '2026-06-01',
  to: '2026-06-30',
  columns: [
    { label: 'Day', kind: 'day' },
    { label: 'Cash', kind: 'money' },
    { label: 'Net', kind: 'money' },
  ],
  rows: [
    ['2026-06-01', 1180, 1180],
    ['2026-06-02', -300.5, -300.5],
  ],
  complete: true,
  ...over,
});

test('the report stands in the address, and is a table with rupees', async () => {
  const { router, sent } = renderArea(<MoneyPage />, [
    on(moneyReportCalls.read, report('collectionsByDay'), { name: 'collectionsByDay' }),
    on(moneyReportCalls.read, report('sales', { rows: [], complete: true }), { name: 'sales' }),
  ]);
  const user = userEvent.setup();
  expect(await screen.findByRole('table', { name: 'Collections by day' })).toBeVisible();
  expect(screen.getByRole('cell', { name: '01 Jun 2026' })).toBeVisible();
  expect(screen.getAllByRole('cell', { name: '-₹300.50' })).toHaveLength(2);
  await user.click(screen.getByRole('combobox', { name: 'Report' }));
  await user.click(screen.getByRole('option', { name: 'Sales' }));
  expect(await screen.findByText('Nothing on these days.')).toBeVisible();
  expect(router.state.location.search).toContain('report=sales');
  expect(sent.map(({ path }) => path)).toContainEqual(
    expect.stringContaining(addressOf(moneyReportCalls.read, { name: 'sales' })),
  );
});

test('a file has what the screen leaves out', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  renderArea(<MoneyPage />, [
    on(moneyReportCalls.read, report('collectionsByDay', { complete: false }), { name: 'collectionsByDay' }),
  ]);
  expect(await screen.findByText(/first 1000 rows/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Excel' }));
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce());
});

test('a clinic without registration reads why there is no return', async () => {
  const message = 'These tables are for a clinic that is registered for GST the regular way.';
  renderArea(<MoneyPage />, [
    on(moneyReportCalls.read, new Refused('NOT_REGISTERED', { message }), { name: 'collectionsByDay' }),
  ]);
  expect(await screen.findByText(message)).toBeVisible();
});
