import { businessCalls } from '@clinic/contract/billing/business-calls';
import { DEFAULT_BUSINESS } from '@clinic/contract/billing/business';
import { paymentCalls } from '@clinic/contract/billing/payment-calls';
import { on, requestsOf } from '@clinic/ui/test/api.ts';
import { aPayment } from '@clinic/ui/test/records.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import RefundDialog from './RefundDialog.tsx';

it('proposes the mode that was paid, and says what stays of the credit', async () => {
  const onClose = vi.fn<() => void>();
  const { sent } = renderArea(
    <RefundDialog
      credit={{ source: 's', kind: 'payment', number: 'RC/26-27/00001', left: 400, mode: 'UPI' }}
      clientName="Meera"
      onClose={onClose}
    />,
    [
      on(businessCalls.read, { business: { ...DEFAULT_BUSINESS }, version: 1 }),
      on(paymentCalls.refund, { message: 'Paid back', payment: aPayment() }),
    ],
  );
  const user = userEvent.setup();
  const dialog = within(await screen.findByRole('dialog', { name: 'Refund Meera' }));
  expect(dialog.getByRole('combobox', { name: /Mode/ })).toHaveTextContent('UPI');
  expect(dialog.getByText('Nothing stays of the credit.')).toBeVisible();
  const amount = dialog.getByRole('textbox', { name: /Amount/ });
  await user.clear(amount);
  await user.type(amount, '150.50');
  expect(dialog.getByText("₹249.50 stays the client's credit.")).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Moved away');
  await user.click(dialog.getByRole('button', { name: 'Refund' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(requestsOf(sent, paymentCalls.refund)[0]?.body).toMatchObject({ amount: 150.5, mode: 'UPI' });
});
