import { enquiryCalls } from '@clinic/contract/clients/enquiry-calls';
import { clientGrid, doctorGrid } from '@clinic/contract/grid-calls';
import { on, requestsOf } from '@clinic/ui/test/api.ts';
import { aClient, aDoctor, anEnquiry } from '@clinic/ui/test/records.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi, onTestFinished } from 'vitest';
import { ClientContact } from '../client-page/ClientContact.tsx';
import RegisterDialog from '../enquiries/RegisterDialog.tsx';
import { renderArea } from '../test/render-area.tsx';
import { AddressState } from './AddressState.tsx';
import ClientDialog from './ClientDialog.tsx';
import { ConfirmPerson } from './ConfirmPerson.tsx';

const DOCTORS = on(doctorGrid.list, [aDoctor()]);
const kamla = aClient({
  id: 'c1',
  name: 'Kamla Desai',
  email: '',
  emailVerified: false,
  recordsClosed: 'PERSON_UNCONFIRMED',
});

describe('a client without an e-mail', () => {
  it('is added with name and phone alone, and no link is promised', async () => {
    const user = userEvent.setup();
    const close = vi.fn<() => void>();
    const { sent } = renderArea(<ClientDialog client={null} onClose={close} typed="Kamla Desai" />, [
      DOCTORS,
      on(clientGrid.create, kamla),
    ]);
    const email = await screen.findByRole('textbox', { name: 'Email' });
    expect(email).not.toBeRequired();
    expect(email).toHaveAccessibleDescription('No e-mail: the client is told by phone.');
    await user.type(screen.getByRole('textbox', { name: /^Phone/ }), '98250 12345{Enter}');
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(requestsOf(sent, clientGrid.create)[0]?.body).toMatchObject({
      name: 'Kamla Desai',
      email: '',
      phone: '9825012345',
    });
    expect(await screen.findByText('Client added successfully!')).toBeVisible();
    // The field's help text, and the toast.
    expect(screen.getAllByText('No e-mail: the client is told by phone.')).toHaveLength(2);
    expect(screen.queryByText(/gets an e-mail/)).toBeNull();
  });

  it('who has one gets a link, and cannot log in while mails are not set up', async () => {
    document.documentElement.dataset.mails = 'off';
    onTestFinished(() => void delete document.documentElement.dataset.mails);
    const user = userEvent.setup();
    renderArea(<ClientDialog client={null} onClose={() => undefined} typed="kamla@example.in" />, [
      DOCTORS,
      on(clientGrid.create, { ...kamla, email: 'kamla@example.in' }),
    ]);
    expect(await screen.findByText(/the client cannot log in yet/)).toBeVisible();
    expect(screen.queryByText(/gets a link/)).toBeNull();
    await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Kamla Desai');
    await user.type(screen.getByRole('textbox', { name: /^Phone/ }), '98250 12345{Enter}');
    const toast = (await screen.findByText('Client added successfully!')).closest('[role=status]');
    expect(toast).toHaveTextContent('The client can log in once mails are set up.');
    expect(toast).toHaveTextContent('The letter waits: mails are not set up.');
    expect(screen.queryByText(/gets an e-mail/)).toBeNull();
  });

  it('still has no wrong one', async () => {
    const user = userEvent.setup();
    const { sent } = renderArea(<ClientDialog client={null} onClose={() => undefined} typed="Kamla" />, [
      DOCTORS,
    ]);
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'kamla');
    await user.type(screen.getByRole('textbox', { name: /^Phone/ }), '9825012345{Enter}');
    expect(await screen.findByText(/Please enter one email address/)).toBeVisible();
    expect(requestsOf(sent, clientGrid.create)).toEqual([]);
  });

  it('comes of an enquiry on the phone', async () => {
    const user = userEvent.setup();
    const enquiry = anEnquiry({ email: '' });
    const message = 'Kamla Desai is now a client. No e-mail: the client is told by phone.';
    const { sent } = renderArea(<RegisterDialog enquiry={enquiry} onClose={() => undefined} />, [
      DOCTORS,
      on(enquiryCalls.register, { message, client: kamla }, { id: enquiry.id }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Register as client' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(requestsOf(sent, enquiryCalls.register)[0]?.body).toMatchObject({ email: '' });
  });

  it('is shown as such, and nobody is asked to confirm an address', () => {
    renderArea(
      <>
        <ClientContact client={kamla} />
        <AddressState client={kamla} />
        <ConfirmPerson client={kamla} onDone={() => undefined} />
      </>,
      [],
    );
    expect(screen.getByText('no e-mail')).toBeVisible();
    expect(screen.getByText(/^There is no e-mail\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: /confirm|Yes/i })).toBeNull();
  });
});
