import { clientGrid } from '@clinic/contract/grid-calls';
import { on } from '@clinic/ui/test/api.ts';
import { aClient, anInvoice, clientId } from '@clinic/ui/test/records.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import InvoiceSheet from './InvoiceSheet.tsx';

it('the paper says how many pieces were given, how many follow, and how the client is reached', async () => {
  const items = [
    { id: 'n', name: 'Neem', quantity: 9, price: 100, toFollow: 3 },
    { id: 't', name: 'Triphala', quantity: 1, price: 50 },
  ];
  const client = aClient({ id: clientId, phone: '9825012345' });
  const stubs = [on(clientGrid.get, client, { id: clientId }), on(clientGrid.list, [client])];
  renderArea(<InvoiceSheet invoice={anInvoice({ items })} />, stubs);
  expect(await screen.findByText('+91 98250 12345')).toBeVisible();
  expect(screen.getByText('6 given, 3 to follow')).toBeVisible();
  expect(screen.getAllByText(/to follow/)).toHaveLength(1);
});
