import type { AdminWorklists } from '@clinic/contract/dashboards/admin-worklists';
import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import { DEFAULT_POLICY } from '@clinic/contract/scheduling/booking-policy';
import { paperSeriesCalls } from '@clinic/contract/billing/paper-series-calls';
import { whatIsLeftCalls } from '@clinic/contract/dashboards/what-is-left-calls';
import { worklistCalls } from '@clinic/contract/dashboards/worklist-calls';
import { on } from '@clinic/ui/test/api.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import { AdminHome } from './AdminHome.tsx';

const none = { count: 0, rows: [] };
const well: AdminWorklists = {
  lists: {
    doctorsWithoutHours: none,
    doctorsWithoutAssistant: none,
    unassignedClients: none,
    doctorChanges: none,
    drawerDifferences: none,
    credits: none,
    refunds: none,
    reversals: none,
    cashTakenOut: none,
    changedPrices: none,
  },
  failedLetters: 0,
  waitingLetters: 0,
  refusedLogIns: 3,
  backup: { every: 24, last: null, failed: null, late: false },
  money: { at: '2026-03-20T01:00:00.000Z', wrong: 0 },
  turnover: null,
  storage: { bytes: 3_400_000, freeBytes: 50_000_000_000 },
  until: { now: '2026-03-20', before: '2026-02-20' },
  visits: { now: 112, before: 100 },
  noShows: { now: 2, before: 2 },
  newClients: { now: 4, before: 9 },
  invoiced: { now: 12_000, before: 10_000 },
  received: { in: 4200, out: 150 },
};
const open = (more: Partial<AdminWorklists> = {}, series: string[] = []) =>
  renderArea(<AdminHome />, [
    on(worklistCalls.admin, { ...well, ...more }),
    on(whatIsLeftCalls.read, { left: [], notForUs: [], version: 0 }),
    on(appointmentCalls.policy, { policy: { ...DEFAULT_POLICY }, stored: true, version: 1 }),
    on(paperSeriesCalls.waiting, {
      waiting: series.map((one) => ({
        series: one,
        paper: 'invoice' as const,
        since: '2026-03-20T01:00:00.000Z',
        last: 41,
        lastDay: '2026-03-18',
      })),
    }),
  ]);

describe('the admin’s home', () => {
  it('shows this month beside the last one, with sign and word', async () => {
    open();
    const month = within(await screen.findByRole('region', { name: 'This month' }));
    expect(month.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '112Visits▴ 12 more',
      '2Did not comeas before',
      '4New clients▾ 5 fewer',
      expect.stringMatching(/^₹12,000.*Invoiced▴ ₹2,000.* more$/),
    ]);
    expect(month.getByText('Received today: ₹4,200.00, paid back or taken back ₹150.00.')).toBeVisible();
    const days = { from: '2026-03-01', to: '2026-03-20' };
    for (const [name, list, filter] of [
      ['Visits', 'appointments', { status: 'confirmed', ...days }],
      ['Did not come', 'appointments', { outcome: 'no_show', ...days }],
      ['Invoiced', 'invoices', days],
    ] as const)
      expect(month.getByRole('link', { name })).toHaveAttribute(
        'href',
        `/${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`,
      );
    expect(screen.getByText('Until 20 Mar 2026, beside last month until 20 Feb 2026.')).toBeVisible();
    expect(screen.getByText(/Every doctor has hours and an assistant/)).toBeVisible();
    expect(screen.getByText('No letter has failed.')).toBeVisible();
  });

  it('leads from a doctor without hours to the hours', async () => {
    const row = { id: 'd1', fact: '', words: 'No hours', since: null, person: { id: 'd1', name: 'Dr Rao' } };
    open({ lists: { ...well.lists, doctorsWithoutHours: { count: 1, rows: [row] } } });
    const list = within(await screen.findByRole('region', { name: 'Doctors without hours' }));
    expect(list.getByRole('link', { name: 'Set hours Dr Rao' })).toHaveAttribute('href', '/hours?doctor=d1');
  });

  it('shows what was done with money, each row with its paper, and how near the year’s turnover is', async () => {
    const row = (id: string, words: string, name: string | null, invoice: string | null = null) => ({
      id,
      fact: '1',
      words,
      since: null,
      person: name === null ? null : { id: name, name },
      invoice,
    });
    const one = (only: ReturnType<typeof row>) => ({ count: 1, rows: [only] });
    open({
      lists: {
        ...well.lists,
        drawerDifferences: one(row('t1', '₹50.00 too little', 'Nisha')),
        credits: one(row('n1', '₹1,200.00 of INV-7', 'Meera', 'i7')),
        refunds: one(row('p1', '₹500.00 paid back', 'Asha')),
        reversals: one(row('p2', '₹900.00 of 25 Nov 2026, Cash', 'Kiran')),
        cashTakenOut: one(row('t2', '₹300.00 taken out', 'Nisha')),
        changedPrices: {
          count: 2,
          rows: [row('m1', 'Tulsi: ₹120.00, then ₹90.00', null), row('i8', 'Amla at ₹40.00', 'Ravi', 'i8')],
        },
      },
      turnover: { from: '2026-04-01', until: '2026-11-25', sum: 1_640_000 },
    });
    const money = within(await screen.findByRole('region', { name: 'Money to look at' }));
    const filter = (fields: object) => `?filter=${encodeURIComponent(JSON.stringify(fields))}`;
    for (const [name, href] of [
      ['Drawer Nisha', '/invoices/drawer'],
      ['Credit note Meera', '/invoices/credit-notes/n1'],
      ['Payment Asha', '/invoices/payments/p1'],
      ['History Kiran', `/audit${filter({ record: 'p2' })}`],
      ['History Nisha', `/audit${filter({ record: 't2' })}`],
      ['History Tulsi: ₹120.00, then ₹90.00', `/audit${filter({ record: 'm1' })}`],
      ['Invoice Ravi', '/invoices/i8/show'],
    ] as const)
      expect(money.getByRole('link', { name })).toHaveAttribute('href', href);
    expect(screen.getByText(/the clinic has invoiced ₹16,40,000\.00/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Business' })).toHaveAttribute('href', '/settings?tab=business');
  });

  it('says first which numbers wait since a restore, and where they are confirmed', async () => {
    open({}, ['TW/25-26', 'RC/25-26']);
    expect(await screen.findByText(/no paper of TW\/25-26, RC\/25-26 can be made/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Confirm numbers' })).toHaveAttribute(
      'href',
      '/settings?tab=business',
    );
  });

  it('says that nothing waits only when nothing is left to settle', async () => {
    renderArea(<AdminHome />, [
      on(worklistCalls.admin, well),
      on(whatIsLeftCalls.read, { left: ['mails'], notForUs: [], version: 0 }),
      on(appointmentCalls.policy, { policy: { ...DEFAULT_POLICY }, stored: true, version: 1 }),
      on(paperSeriesCalls.waiting, { waiting: [] }),
    ]);
    expect(await screen.findByText('Mails are off')).toBeVisible();
    expect(screen.queryByText('Nothing waits')).toBeNull();
    expect(screen.queryByText(/Every doctor has hours/)).toBeNull();
  });

  it('says nothing of money on a quiet day', async () => {
    open();
    expect(await screen.findByText(/Every doctor has hours and an assistant/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Money to look at' })).toBeNull();
    expect(screen.queryByText(/in a financial year/)).toBeNull();
  });

  it('says how many letters wait while mails are not set up, and leads to their list', async () => {
    document.documentElement.dataset.mails = 'off';
    onTestFinished(() => void delete document.documentElement.dataset.mails);
    open({ waitingLetters: 12 });
    const waiting = await screen.findByRole('link', { name: '12 letters wait' });
    expect(waiting).toHaveAttribute('href', `/letters?filter=${encodeURIComponent('{"state":"waits"}')}`);
    expect(screen.getByText(/: mails are not set up\./)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Nothing else waits' })).toBeVisible();
  });

  it('says that letters of before can be sent, once mails are set up', async () => {
    open({ waitingLetters: 1 });
    expect(await screen.findByRole('link', { name: '1 letter waits' })).toBeVisible();
    expect(screen.getByText(/since before mails were set up, and can be sent now/)).toBeVisible();
  });

  it('warns of log-ins that are refused in bulk, and of a disk that fills', async () => {
    open({ refusedLogIns: 40, storage: { bytes: 10, freeBytes: 1000 }, failedLetters: 2 });
    expect(await screen.findByText(/somebody may be guessing passwords/)).toBeVisible();
    expect(screen.getByText('The disk is nearly full.')).toBeVisible();
    const failed = screen.getByRole('link', { name: '2 letters' });
    expect(failed).toHaveAttribute('href', `/letters?filter=${encodeURIComponent('{"state":"failed"}')}`);
    expect(failed.closest('li')).toHaveTextContent('2 letters could not be delivered.');
    expect(screen.getByRole('link', { name: '40 log-ins refused' })).toHaveAttribute(
      'href',
      expect.stringContaining('/audit?filter='),
    );
  });
});
