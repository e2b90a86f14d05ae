import { DEFAULT_BUSINESS, type BusinessAnswer } from '@clinic/contract/billing/business';
import { businessCalls } from '@clinic/contract/billing/business-calls';
import { paperSeriesCalls } from '@clinic/contract/billing/paper-series-calls';
import { taxClassGrid } from '@clinic/contract/grid-calls';
import { on, Refused, requestsOf, type Stub } from '@clinic/ui/test/api.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import BusinessTab from './BusinessTab.tsx';

const none: BusinessAnswer = { business: { ...DEFAULT_BUSINESS }, version: 0 };
const show = async (answer: BusinessAnswer, ...stubs: Stub[]) => {
  const shown = renderArea(<BusinessTab />, [
    on(businessCalls.read, answer),
    on(paperSeriesCalls.waiting, { waiting: [] }),
    on(taxClassGrid.list, []),
    ...stubs,
  ]);
  await screen.findByLabelText(/^Legal name/);
  return { ...shown, user: userEvent.setup() };
};
const save = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Save business' }));
const input = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
const fill = (label: string, value: string) => fireEvent.change(input(label), { target: { value } });

describe('the clinic as a business', () => {
  it('is saved as it stands, without a registration', async () => {
    const { user, sent } = await show(none, on(businessCalls.save, { ...none, version: 1 }));
    fill('UPI id', 'clinic@okbank');
    fill('Name that the payer sees', 'Tarang Wellness');
    fill('Paid back or taken out', '500');
    await save(user);
    await waitFor(() => expect(requestsOf(sent, businessCalls.save)).toHaveLength(1));
    expect(requestsOf(sent, businessCalls.save)[0]?.body).toEqual({
      ...DEFAULT_BUSINESS,
      upiId: 'clinic@okbank',
      upiPayee: 'Tarang Wellness',
      limits: { ...DEFAULT_BUSINESS.limits, refund: 500 },
      version: 0,
      overSimple: { number: 0, sum: 0 },
    });
  });

  it('is not sent while a GSTIN is mistyped, which is said beside it', async () => {
    const registration = [{ from: '2026-04-01', kind: 'regular', gstin: '27AAPFU0939F1ZW' }] as const;
    const named = { legalName: 'Tarang', address: 'Pune', state: '27', registration: [...registration] };
    const { user, sent } = await show({ ...none, business: { ...DEFAULT_BUSINESS, ...named } });
    await save(user);
    expect(await screen.findByLabelText('GSTIN')).toHaveAccessibleDescription(/This GSTIN is mistyped/);
    expect(requestsOf(sent, businessCalls.save)).toEqual([]);
  });

  it('asks before it registers over simple invoices, with their number and sum', async () => {
    const simpleInvoices = { number: 2, sum: 450.5 };
    const { user, sent } = await show(
      none,
      on(businessCalls.save, ({ body }) =>
        body.overSimple?.number === 2
          ? { ...none, version: 1 }
          : new Refused('SIMPLE_INVOICES', { simpleInvoices }),
      ),
    );
    await save(user);
    expect(await screen.findByText(/there are 2 simple invoices over ₹450.50, without GST/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Register over them' }));
    await waitFor(() =>
      expect(requestsOf(sent, businessCalls.save).map(({ body }) => body.overSimple)).toEqual([
        { number: 0, sum: 0 },
        simpleInvoices,
      ]),
    );
  });

  it('says beside a prefix that papers have it already', async () => {
    const details = { 'prefixes.invoice': ['Papers with this prefix exist already.'] };
    const { user } = await show(none, on(businessCalls.save, new Refused('PREFIX_IN_USE', { details })));
    fill('Invoices', 'ab');
    await save(user);
    await waitFor(() => expect(input('Invoices')).toHaveAccessibleDescription(/exist already/));
    expect(input('Invoices')).toHaveValue('AB');
  });

  it('gets a row for a registration, and loses it again', async () => {
    const { user } = await show(none);
    await user.click(screen.getByRole('button', { name: 'Add registration' }));
    expect(screen.getByRole('group', { name: 'registration 1' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove registration 1' }));
    expect(screen.queryByRole('group', { name: 'registration 1' })).toBeNull();
  });
});
