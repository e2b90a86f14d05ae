import { reportCalls, type LargeReport } from '@clinic/contract/care/intake-forms/report-calls';
import { on, Refused } from '@clinic/ui/test/api.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import LargeReportsPage from './LargeReportsPage.tsx';

const current: LargeReport = {
  _id: 'f2',
  id: 'f2',
  client: { id: 'c1', name: 'Meera Shah' },
  formType: 'MedicalHistory',
  bytes: 3 * 1024 * 1024,
  day: '2026-01-05',
  versions: [4, 3],
  current: true,
};
const earlier: LargeReport = { ...current, _id: 'f1', id: 'f1', versions: [2, 1], current: false };

test('only a report that another one has replaced can be removed, after a question', async () => {
  let reports = [current, earlier];
  const { sent } = renderArea(<LargeReportsPage />, [
    on(reportCalls.large, () => ({ reports })),
    on(
      reportCalls.remove,
      () => {
        reports = [current];
        return { message: 'The earlier blood report was removed.', report: earlier };
      },
      { id: 'f1' },
    ),
  ]);
  const user = userEvent.setup();
  expect(await screen.findByText('2 reports, 6.0 MB')).toBeVisible();
  expect(screen.getByText('Versions 3 and 4, shown now')).toBeVisible();
  const [only, ...others] = screen.getAllByRole('button', { name: /^Remove/ });
  expect(others).toEqual([]);
  await user.click(only!);
  expect(await screen.findByRole('dialog')).toHaveTextContent('Medical History, Versions 1 and 2.');
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('1 report, 3.0 MB')).toBeVisible();
  expect(sent.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

test('on a desk the reports are a table', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: !query.includes('max-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  renderArea(<LargeReportsPage />, [on(reportCalls.large, { reports: [current, earlier] })]);
  expect(await screen.findByRole('columnheader', { name: 'Size' })).toBeVisible();
  expect(screen.getAllByRole('cell', { name: '3.0 MB' })).toHaveLength(2);
  vi.unstubAllGlobals();
});

test('a refusal is said in the question', async () => {
  renderArea(<LargeReportsPage />, [
    on(reportCalls.large, { reports: [earlier] }),
    on(reportCalls.remove, new Refused('REPORT_IN_USE'), { id: 'f1' }),
  ]);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Remove/ }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This is the report that the form shows now.');
});

test('a clinic without large reports is told so', async () => {
  renderArea(<LargeReportsPage />, [on(reportCalls.large, { reports: [] })]);
  expect(await screen.findByText('No blood report is larger than 1 MB.')).toBeVisible();
});
