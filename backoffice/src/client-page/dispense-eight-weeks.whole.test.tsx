import { inventoryCalls } from '@clinic/contract/billing/inventory-calls';
import { addDays, clinicInstant, type Day } from '@clinic/contract/clinic-calendar';
import { readDosageEntry } from '@clinic/contract/care/dosage-plans/dosage-rules';
import {
  EIGHT_WEEKS,
  eightWeeks,
  standsOn,
  takenOn,
} from '@clinic/contract/care/dosage-plans/eight-weeks-examples';
import { on } from '@clinic/ui/test/api.ts';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import { DispenseDialog } from './DispenseDialog.tsx';

const FIRST: Day = '2026-01-05';
const PLANS = eightWeeks(FIRST);

/** The entries of both plans at noon of a day. */
const standing = (number: number) =>
  [...PLANS.vitamins, ...PLANS.herbs]
    .filter(({ name }) => standsOn(name, number))
    .map((entry) => readDosageEntry({ ...entry, id: entry.name }));

test('Dispense hands out for one day what is taken on it, on every day of eight weeks', async () => {
  for (let number = 0; number < EIGHT_WEEKS; number++) {
    vi.setSystemTime(clinicInstant(addDays(FIRST, number), '12:00', 'Asia/Kolkata'));
    renderArea(<DispenseDialog clientId="c1" entries={standing(number)} onClose={() => undefined} />, [
      on(inventoryCalls.all, { items: [] }),
    ]);
    const dialog = within(await screen.findByRole('dialog', { name: 'Dispense' }));
    fireEvent.change(await dialog.findByRole('spinbutton', { name: 'Days' }), { target: { value: '1' } });
    await dialog.findByText(/^None of it is in stock/);
    const drawn = dialog.queryAllByRole('listitem').map((item) => item.textContent?.split(':')[0] ?? '');
    expect([number, drawn.toSorted()]).toEqual([number, takenOn(FIRST, number, { begun: true })]);
    cleanup();
  }
});
