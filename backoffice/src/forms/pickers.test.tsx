import { assistantGrid, clientGrid, doctorGrid, inventoryGrid } from '@clinic/contract/grid-calls';
import { on, Refused, type Sent } from '@clinic/ui/test/api.ts';
import { aClient, aDoctor, anAssistant, anItem } from '@clinic/ui/test/records.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { Form } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { StaffSelects } from '../appointments/StaffSelects.tsx';
import { ClientFields } from '../clients/ClientFields.tsx';
import { ClientSelect } from '../clients/ClientSelect.tsx';
import { OwnerDialog } from '../clients/OwnerDialog.tsx';
import { ReassignDialog } from '../doctors/ReassignDialog.tsx';
import { ItemEntry } from '../invoices/ItemEntry.tsx';
import { emptyItem, type ItemToAdd } from '../invoices/item-to-add.ts';
import { DoctorSelect } from '../staff/DoctorSelect.tsx';
import { renderArea } from '../test/render-area.tsx';

const nothing = () => undefined;
const kavita = aClient({ id: '1', name: 'Kavita Joshi' });

/** Draws a picker over a server that fails until the test repairs it. */
function open(picker: ReactNode, fails: (resource: string, q?: string) => boolean) {
  let broken = true;
  const list = <Row,>(resource: string, found: Row, { query }: Sent) => {
    const { q, ids } = JSON.parse(query.get('filter') ?? '{}') as { q?: string; ids?: string[] };
    if (ids) return [];
    return broken && fails(resource, q) ? new Refused('SERVER_ERROR') : [found];
  };
  const name = 'Copper vati';
  renderArea(picker, [
    on(clientGrid.list, (sent) => list('clients', aClient({ id: '7', name }), sent)),
    on(doctorGrid.list, (sent) => list('doctors', aDoctor({ id: '7', name }), sent)),
    on(assistantGrid.list, (sent) => list('assistants', anAssistant({ id: '7', name }), sent)),
    on(inventoryGrid.list, (sent) => list('inventory', anItem({ id: '7', name, countInStock: 4 }), sent)),
  ]);
  return { user: userEvent.setup(), mend: () => (broken = false) };
}
async function failure(sentence: string) {
  const alert = (await screen.findByText(sentence, { selector: '[role="alert"] *' })).closest(
    '[role="alert"]',
  );
  return within(alert as HTMLElement);
}

function ItemRow() {
  const [toAdd, setToAdd] = useState(emptyItem);
  const change = (fields: Partial<ItemToAdd>) => setToAdd((before) => ({ ...before, ...fields }));
  return <ItemEntry toAdd={toAdd} onChange={change} onAdd={nothing} />;
}

describe('a picker with a failed search', () => {
  it.each([
    [
      'Client',
      'clients',
      <Form key="client">
        <ClientSelect />
      </Form>,
    ],
    ['Item', 'items', <ItemRow key="item" />],
  ])(
    'says so for %s and offers to try again, and never that there is nothing',
    async (label, noun, picker) => {
      const { user, mend } = open(picker, (_resource, q) => q === 'copper');
      await user.type(await screen.findByRole('combobox', { name: new RegExp(label) }), 'copper');
      const notice = await failure(`The ${noun} could not be loaded.`);
      const field = screen.getByRole('combobox', { name: new RegExp(label) });
      expect(field).toHaveValue('copper');
      expect(screen.queryByText('No options')).toBeNull();
      expect(screen.queryByText('Something went wrong on our side.')).toBeNull();
      mend();
      await user.click(notice.getByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(screen.queryByText(`The ${noun} could not be loaded.`)).toBeNull());
      expect(field).toHaveValue('copper');
      await user.click(field);
      expect(await screen.findByRole('option', { name: /Copper vati/ })).toBeVisible();
    },
  );

  it.each([
    [
      'the form of an assistant',
      'Doctor',
      'doctors',
      <Form key="1">
        <DoctorSelect />
      </Form>,
    ],
    [
      'the form of a client',
      'Doctor',
      'doctors',
      <Form key="2">
        <ClientFields noDoctor="Unassigned" />
      </Form>,
    ],
    [
      'a booking',
      'Doctor',
      'doctors',
      <Form key="3">
        <StaffSelects />
      </Form>,
    ],
    [
      'a booking',
      'Assistant',
      'assistants',
      <Form key="4">
        <StaffSelects />
      </Form>,
    ],
    ["a client's doctor", 'Doctor', 'doctors', <OwnerDialog key="5" client={kavita} onClose={nothing} />],
    [
      'handing over',
      'New doctor',
      'doctors',
      <ReassignDialog key="6" doctor={kavita} reason="" onClose={nothing} onMoved={nothing} />,
    ],
  ])('says so in %s for %s, and has everybody after a new try', async (_where, label, noun, picker) => {
    const { user, mend } = open(picker, (resource) => resource === noun);
    const notice = await failure(`The ${noun} could not be loaded.`);
    mend();
    await user.click(notice.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(`The ${noun} could not be loaded.`)).toBeNull());
    await user.click(screen.getByRole('combobox', { name: new RegExp(label) }));
    expect(await screen.findByRole('option', { name: 'Copper vati' })).toBeVisible();
  });
});
