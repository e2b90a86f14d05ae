import { DEFAULT_BUSINESS } from '@clinic/contract/billing/business';
import { businessCalls } from '@clinic/contract/billing/business-calls';
import { addressOf } from '@clinic/contract/calls';
import { moneyReportCalls } from '@clinic/contract/billing/money-report-calls';
import type { MoneyReport } from '@clinic/contract/billing/money-reports';
import { on, Refused } from '@clinic/ui/test/api.ts';
import { today } from '@clinic/ui/clinic-page';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import MoneyPage from './MoneyPage.tsx';
import { monthsOf } from './useMoneyChoice.ts';

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
  expect(screen.getAllByRole('cell', { name: '−₹300.50' })).toHaveLength(2);
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

test('a refused workbook says to take CSV', async () => {
  const message = 'A workbook has at most 50,000 rows. Please take CSV.';
  let refused = false;
  renderArea(<MoneyPage />, [
    on(
      moneyReportCalls.read,
      () => (refused ? new Refused('INVALID_INPUT', { message }) : report('collectionsByDay')),
      { name: 'collectionsByDay' },
    ),
  ]);
  await screen.findByRole('table');
  refused = true;
  await userEvent.click(screen.getByRole('button', { name: 'Excel' }));
  expect(await screen.findByText(`Error downloading file: ${message}`)).toBeVisible();
});

test('collections and sales end with their sums, a table of returns does not', async () => {
  const { router } = renderArea(<MoneyPage />, [
    on(moneyReportCalls.read, report('collectionsByDay'), { name: 'collectionsByDay' }),
    on(moneyReportCalls.read, report('b2b'), { name: 'b2b' }),
  ]);
  const table = await screen.findByRole('table', { name: 'Collections by day' });
  const last = within(table).getAllByRole('row').at(-1);
  expect(last).toHaveTextContent('Total₹879.50₹879.50');
  await act(() => router.navigate('?report=b2b'));
  expect(await screen.findByRole('table', { name: 'GSTR-1 B2B' })).not.toHaveTextContent('Total');
});

test('a month is chosen in one press', async () => {
  const { router } = renderArea(<MoneyPage />, [
    on(moneyReportCalls.read, report('collectionsByDay'), { name: 'collectionsByDay' }),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Last month' }));
  const [, last] = monthsOf(today());
  expect(router.state.location.search).toContain(`from=${last?.from}&to=${last?.to}`);
});

test.each([
  ['2026-03-20', '2026-03-01', '2026-02-01', '2026-02-28'],
  ['2026-01-01', '2026-01-01', '2025-12-01', '2025-12-31'],
])('on %s this month began on %s, and the last one went from %s to %s', (now, first, from, to) => {
  expect(monthsOf(now)).toMatchObject([
    { from: first, to: now },
    { from, to },
  ]);
});

test('a clinic without registration is offered no return, and reads why where a link leads to one', async () => {
  const message = 'These tables are for a clinic that is registered for GST the regular way.';
  const { router } = renderArea(<MoneyPage />, [
    on(moneyReportCalls.read, report('collectionsByDay'), { name: 'collectionsByDay' }),
    on(moneyReportCalls.read, new Refused('NOT_REGISTERED', { message }), { name: 'b2b' }),
    on(businessCalls.read, { business: { ...DEFAULT_BUSINESS }, version: 0 }),
  ]);
  await act(() => router.navigate('?report=b2b'));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Retry|CSV|Excel/ })).toBeNull();
  await userEvent.click(screen.getByRole('combobox', { name: 'Report' }));
  const offered = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(offered.filter((name) => name?.startsWith('GSTR'))).toEqual(['GSTR-1 B2B']);
});

test('a table of a return names what no table has, and leads to it', async () => {
  const { router } = renderArea(<MoneyPage />, [
    on(moneyReportCalls.read, report('collectionsByDay'), { name: 'collectionsByDay' }),
    on(moneyReportCalls.read, report('gstr3b', { inNoTable: { number: 2, sum: 450.5 } }), { name: 'gstr3b' }),
    on(moneyReportCalls.read, report('inNoTable', { inNoTable: { number: 2, sum: 450.5 } }), {
      name: 'inNoTable',
    }),
  ]);
  await act(() => router.navigate('?report=gstr3b'));
  expect(
    await screen.findByText(/In no table: 2 simple invoices without tax class, ₹450.50\./),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show them' }));
  expect(await screen.findByRole('table', { name: 'In no table of the returns' })).toBeVisible();
});

test('a failed call can be tried again', async () => {
  let fails = true;
  renderArea(<MoneyPage />, [
    on(moneyReportCalls.read, () => (fails ? new Refused('SERVER_ERROR') : report('collectionsByDay')), {
      name: 'collectionsByDay',
    }),
  ]);
  const retry = await screen.findByRole('button', { name: 'Retry' }, { timeout: 5000 });
  fails = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('table')).toBeVisible();
});
