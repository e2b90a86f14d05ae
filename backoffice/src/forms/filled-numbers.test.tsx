import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FORMS, READ_BY_FORMS } from '../test/forms-list.tsx';
import { renderArea } from '../test/render-area.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const forms = Object.entries(FORMS).flatMap(([file, form]) => (form.kept ? [{ file, ...form }] : []));

/** The label without the star of a required field. */
const labelOf = ({ labels, name }: HTMLInputElement): string =>
  (labels?.[0]?.textContent ?? name).replace(/\s*\*$/, '');

const filled = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[inputmode="decimal"], input[inputmode="numeric"]')]
    .filter(({ value, disabled }) => value !== '' && !disabled)
    .map((input) => ({ input, label: labelOf(input) }));

/** Forms with a number that opens filled; a new one must be added here. */
const WITH_NUMBERS: Record<string, string[]> = {
  'backoffice/src/business/ConfirmSeriesDialog.tsx': ['Number on the last paper: TW/26-27/'],
  'backoffice/src/clinic-facts/ClinicForm.tsx': ['Latitude', 'Longitude'],
  'backoffice/src/inventory/ItemDialog.tsx': ['Price (₹)', 'Count'],
  'backoffice/src/invoices/GenerateInvoiceForm.tsx': ['Tax %', 'Discount %', 'Received'],
  'backoffice/src/payments/ReceiveDialog.tsx': ['Amount (₹)'],
  'backoffice/src/payments/RefundDialog.tsx': ['Amount (₹)'],
  'backoffice/src/settings/PolicyForm.tsx': [
    'Shortest notice (hours)',
    'Furthest ahead (days)',
    'Last change (hours)',
    'A request holds its time (hours)',
    'Free after a visit (minutes)',
    'From one offered time to the next (minutes)',
  ],
  'backoffice/src/till/CloseDialog.tsx': ['Stays in the drawer (₹)'],
};

it.each(forms)('$file: its filled numbers are selected when the program brings the focus', async (form) => {
  renderArea(form.show, READ_BY_FORMS);
  if (form.opens) await userEvent.click(await screen.findByRole('button', { name: form.opens }));
  expect(await screen.findByLabelText(form.field)).toBeInTheDocument();
  const found = filled();
  expect(found.map(({ label }) => label)).toEqual(WITH_NUMBERS[form.file] ?? []);
  for (const { input, label } of found) {
    input.blur();
    input.setSelectionRange(input.value.length, input.value.length);
    input.focus();
    const { value, selectionStart, selectionEnd } = input;
    expect([label, value.slice(selectionStart ?? 0, selectionEnd ?? 0)]).toEqual([label, value]);
  }
});
