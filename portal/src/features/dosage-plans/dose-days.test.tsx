import type { DosageEntry } from '@clinic/contract/care/dosage-plans/dosage-plans';
import { emptyDosage } from '@clinic/contract/care/dosage-plans/dosage-rules';
import { aDose } from '@clinic/ui/test/records.ts';
import { render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import DosagePlanTable from './DosagePlanTable.tsx';
import { DoseList } from './DoseList.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Monday, 5 January 2026, half past ten in the morning at the clinic. */
const MONDAY = '2026-01-05T05:00:00Z';

const kinds: readonly (readonly [string, Partial<DosageEntry>, table: string, aside: string])[] = [
  ['daily', {}, '', '2 a day'],
  ['weekdays', { rhythm: { weekdays: [0, 3] } }, 'Sundays and Wednesdays', '2 each time'],
  ['every', { rhythm: { every: 3 }, from: '2026-01-01' }, 'Every 3 days', '2 each time'],
  ['month', { rhythm: { dayOfMonth: 1 } }, 'On the 1st of each month', '2 each time'],
  ['needed', { rhythm: { asNeeded: true }, dosage: emptyDosage(), total: 0 }, 'As needed', ''],
  ['begins', { from: '2026-01-12', to: '2026-02-12' }, 'From 12 Jan, until 12 Feb', '2 a day'],
  ['paused', { pauses: [{ from: '2026-01-04', to: '2026-01-14' }] }, 'Paused until 14 Jan', '2 a day'],
  ['over', { to: '2026-01-04' }, 'Ended 4 Jan', ''],
];

test.each(kinds)('a dose of the kind "%s" says its days to doctor and client', (name, more, line, aside) => {
  vi.setSystemTime(MONDAY);
  const entry = aDose(name, { form: 'capsule', vehicle: 'warm milk', ...more });
  const said = ['Capsule, with warm milk', line].filter(Boolean).join(' · ');
  render(
    <>
      <DosagePlanTable entries={[entry]} label="Plan" />
      <DoseList entries={[entry]} />
    </>,
  );
  expect(within(screen.getByRole('rowheader')).getByText(said)).toBeVisible();
  const own = within(screen.getByRole('region', { name }));
  expect(own.getByText(said)).toBeVisible();
  const asides = own.queryAllByText(/a day|each time/).map(({ textContent }) => textContent);
  expect(asides).toEqual(aside ? [aside] : []);
});

test('a course that has ended shows no pieces any more', () => {
  const entry = aDose('Iron', { to: '2026-01-05' });
  vi.setSystemTime(MONDAY);
  const { unmount } = render(<DoseList entries={[entry]} />);
  expect(screen.getByText('Until 5 Jan')).toBeVisible();
  expect(screen.getByText('Morning')).toBeVisible();
  unmount();
  vi.setSystemTime('2026-01-06T05:00:00Z');
  render(<DoseList entries={[entry]} />);
  expect(screen.getByText('Ended 5 Jan')).toBeVisible();
  expect(screen.getByText('This course is over.')).toBeVisible();
  expect(screen.queryByText('Morning')).toBeNull();
});

test('with a meal and at bedtime are written out', () => {
  const dosage = {
    ...emptyDosage(),
    lunch: { count: 1, timing: '' as const, moment: 'withMeal' as const },
    dinner: { count: 1, timing: '' as const, moment: 'bedtime' as const },
  };
  render(<DoseList entries={[aDose('Triphala', { dosage, total: 2 })]} />);
  expect(screen.getByText('With meal')).toBeVisible();
  expect(screen.getByText('At bedtime')).toBeVisible();
});
