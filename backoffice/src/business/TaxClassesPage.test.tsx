import { businessCalls } from '@clinic/contract/billing/business-calls';
import type { TaxClass } from '@clinic/contract/billing/tax-classes';
import { taxClassGrid } from '@clinic/contract/grid-calls';
import { on, requestsOf } from '@clinic/ui/test/api.ts';
import { aTaxClass } from '@clinic/ui/test/records.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import { SignDialog } from './SignDialog.tsx';
import TaxClassDialog from './TaxClassDialog.tsx';
import { ratesText, stateOf, unfinished } from './tax-class-words.ts';

const herbs = aTaxClass({ signed: null, source: '9/2025-CT(Rate), Schedule I' });

describe('a tax class', () => {
  it('is signed as it was read, after what that means was said', async () => {
    const signed = {
      taxClass: { ...herbs, signed: { at: herbs.updatedAt, by: { id: 'x', name: 'Kavita' } } },
    };
    const { sent } = renderArea(<SignDialog taxClass={herbs} onClose={() => undefined} />, [
      on(businessCalls.sign, signed, { id: herbs.id }),
    ]);
    expect(screen.getByRole('dialog')).toHaveTextContent('3004 · NOS · 5 % from 22 Sep 2025');
    expect(screen.getByRole('dialog')).toHaveTextContent("the clinic's accountant agrees");
    await userEvent.click(screen.getByRole('button', { name: 'Sign' }));
    await waitFor(() =>
      expect(requestsOf(sent, businessCalls.sign)[0]?.body).toEqual({ updatedAt: herbs.updatedAt }),
    );
  });

  it('is saved with what its kind has, and nothing else', async () => {
    const service: TaxClass = {
      ...herbs,
      supply: 'service',
      code: '999319',
      unit: '',
      kind: 'exempt',
      rates: [],
    };
    const { sent } = renderArea(<TaxClassDialog taxClass={service} onClose={() => undefined} />, [
      on(taxClassGrid.update, service, { id: herbs.id }),
    ]);
    expect(screen.queryByRole('combobox', { name: /Unit/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add rate' })).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), ' (exempt)');
    await userEvent.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(requestsOf(sent, taxClassGrid.update)).toHaveLength(1));
    expect(requestsOf(sent, taxClassGrid.update)[0]?.body).toMatchObject({
      name: 'Ayurvedic medicaments (exempt)',
      unit: '',
      rates: [],
    });
  });

  it('says its rates, its state, and what it lacks', () => {
    expect(ratesText({ kind: 'exempt', rates: [] })).toBe('Exempt');
    expect(stateOf({ signed: herbs.signed, retired: true })).toBe('retired');
    expect(unfinished({ ...herbs, rates: [] })).toBe('Please enter a rate and its first day.');
    expect(unfinished(herbs)).toBeUndefined();
  });
});
