import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import type { Appointment } from '@clinic/contract/scheduling/appointments';
import type { DeskNotes } from '@clinic/contract/clients/desk-notes';
import { clientCalls } from '@clinic/contract/clients/client-calls';
import { deskNotesCalls } from '@clinic/contract/clients/desk-notes-calls';
import type { DosageEntry } from '@clinic/contract/care/dosage-plans/dosage-plans';
import { emptyDosage } from '@clinic/contract/care/dosage-plans/dosage-rules';
import { clientGrid, enquiryGrid, invoiceGrid } from '@clinic/contract/grid-calls';
import { inventoryCalls } from '@clinic/contract/billing/inventory-calls';
import { emailCalls } from '@clinic/contract/notifications/email-calls';
import { writtenDownCalls } from '@clinic/contract/privacy/written-down-calls';
import { tellingCalls } from '@clinic/contract/notifications/telling-calls';
import type { Email } from '@clinic/contract/notifications/email-kinds';
import { herbsPlanCalls, vitaminPlanCalls } from '@clinic/contract/care/plans/plan-calls';
import { on, Refused, requestsOf, type Stub } from '@clinic/ui/test/api.ts';
import { aClient, anAppointment, anEnquiry, anItem, aVitaminPlan } from '@clinic/ui/test/records.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import ClientDetailsPage from './ClientDetailsPage.tsx';

vi.mock('react-router', async (original) => ({
  ...(await original<typeof import('react-router')>()),
  useParams: () => ({ clientId: 'c1' }),
}));

const meera = aClient({ id: 'c1', name: 'Meera Joshi', status: 'new' });
const enquiry = anEnquiry({
  id: 'e1',
  client: 'c1',
  createdAt: '2026-01-05T09:00:00.000Z',
  age: 34,
  location: 'Surat',
  plan: 'thyroid',
  message: 'Since my second child.\nMornings are best.',
});

const next = anAppointment({ id: 'next', status: 'confirmed', client: { id: 'c1', name: 'Meera Joshi' } });
const past = anAppointment({
  id: 'past',
  status: 'confirmed',
  outcome: 'completed',
  date: '2026-01-05',
  start: '2026-01-05T04:30:00.000Z',
  end: '2026-01-05T05:00:00.000Z',
});
const vitamin = {
  id: 'v1',
  name: 'Vitamin D3',
  quantity: '1 capsule',
  notes: '',
  dosage: { ...emptyDosage(), morning: { count: 2, timing: 'A' as const } },
  total: 2,
};

const failed: Email = {
  _id: 'v1:2:confirmed',
  id: 'v1:2:confirmed',
  createdAt: '2026-01-05T09:30:00.000Z',
  updatedAt: '2026-01-05T09:30:00.000Z',
  to: { name: 'Meera Joshi', email: 'meera@example.com' },
  client: 'c1',
  kind: 'confirmed',
  about: 'Confirmed: Mon 12 Jan, 3:30 PM',
  state: 'failed',
  attempts: 1,
  problem: '550 Mailbox unavailable',
  telling: null,
};

const notes: DeskNotes = {
  text: 'Comes with her sister.',
  version: 2,
  savedAt: '2026-01-05T06:00:00.000Z',
  savedBy: 'Ritu Shah',
  earlier: [{ version: 1, savedAt: '2026-01-02T06:00:00.000Z', savedBy: 'Anil Rao', text: 'Comes alone.' }],
};

const open = (
  vitamins: DosageEntry[] = [],
  appointments: Appointment[] = [],
  emails: Email[] = [],
  more: Stub[] = [],
) =>
  renderArea(<ClientDetailsPage />, [
    on(clientGrid.get, meera, { id: 'c1' }),
    on(enquiryGrid.list, [enquiry]),
    on(invoiceGrid.list, []),
    on(appointmentCalls.ofClient, { appointments }, { clientId: 'c1' }),
    on(inventoryCalls.all, {
      items: [anItem({ name: 'Vitamin D3', price: 5, countInStock: 40, taxClass: 'supplements' })],
    }),
    on(
      vitaminPlanCalls.current,
      { vitaminPlan: vitamins.length > 0 ? aVitaminPlan(...vitamins) : null },
      { clientId: 'c1' },
    ),
    on(deskNotesCalls.ofClient, notes, { clientId: 'c1' }),
    on(writtenDownCalls.ofClient, { wishes: null }, { clientId: 'c1' }),
    on(emailCalls.ofClient, { letters: emails }, { clientId: 'c1' }),
    on(emailCalls.retry, { letter: { ...failed, state: 'queued' } }, { id: failed.id }),
    on(herbsPlanCalls.current, { herbsPlan: null }, { clientId: 'c1' }),
    ...more,
  ]);

it('keeps what the client asked on the website readable, and booking is one step away', async () => {
  const { sent } = open();
  const asked = within(await screen.findByRole('region', { name: 'Enquiry' }));
  expect(asked.getByText(/34 years · Surat · About: .*Thyroid/)).toBeVisible();
  expect(asked.getByText(/Mornings are best/)).toBeVisible();
  expect(requestsOf(sent, enquiryGrid.list)[0]?.query.get('filter')).toBe('{"client":"c1"}');
  expect(screen.getByRole('link', { name: 'Book appointment' })).toHaveAttribute(
    'href',
    expect.stringContaining('/appointments?client=c1'),
  );
});

it('calls and writes to the client, and shows the next visit and those that were', async () => {
  open([], [past, next]);
  expect(await screen.findByRole('link', { name: '+91 98250 12345' })).toHaveAttribute(
    'href',
    'tel:9825012345',
  );
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/919825012345',
  );
  const visits = within(screen.getByRole('region', { name: 'Visits' }));
  expect(await visits.findByText('05 Jan 2099, 10:00 AM')).toBeVisible();
  expect(within(visits.getByRole('list', { name: 'Earlier visits' })).getByRole('button')).toHaveTextContent(
    'Completed',
  );
  await userEvent.click(visits.getByRole('button', { name: 'Move' }));
  expect(await screen.findByRole('dialog', { name: 'Reschedule Meera Joshi' })).toBeVisible();
});

it('says which emails have reached the client, and one that failed is sent again', async () => {
  const { sent } = open([], [], [failed]);
  const emails = within(await screen.findByRole('region', { name: 'Letters' }));
  expect(await emails.findByText('Confirmed: Mon 12 Jan, 3:30 PM')).toBeVisible();
  expect(emails.getByText('550 Mailbox unavailable')).toBeVisible();
  await userEvent.click(emails.getByRole('button', { name: /^Retry: Confirmed/ }));
  await waitFor(() => expect(requestsOf(sent, emailCalls.retry)).toHaveLength(1));
  await waitFor(() => expect(requestsOf(sent, emailCalls.ofClient)).toHaveLength(2));
});

it('hands vitamins out: doses × days become the lines of an invoice, each with its tax class', async () => {
  const { router } = open([vitamin]);
  await userEvent.click(await screen.findByRole('button', { name: 'Dispense' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dispense' }));
  expect(await dialog.findByText('Vitamin D3: 60 pieces, only 40 in stock')).toBeVisible();
  await userEvent.clear(dialog.getByRole('spinbutton', { name: 'Days' }));
  await userEvent.type(dialog.getByRole('spinbutton', { name: 'Days' }), '7');
  expect(dialog.getByText('Vitamin D3: 14 pieces')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Create Invoice' }));
  expect(router.state.location).toMatchObject({
    pathname: '/invoice',
    search: '?client=c1',
    state: {
      lines: [{ name: 'Vitamin D3', quantity: 14, price: 5, stock: 40, taxClass: 'supplements' }],
    },
  });
});

it('hands out what the days take, in packs whose pieces are asked once', async () => {
  const item = anItem({ name: 'Vitamin D3', price: 5, countInStock: 40, taxClass: 'supplements' });
  const { sent, router } = open(
    [{ ...vitamin, rhythm: { weekdays: [0] } }],
    [],
    [],
    [
      on(inventoryCalls.update, ({ body }) => ({ item: { ...item, ...body, pack: { pieces: 6 } } }), {
        id: item.id,
      }),
    ],
  );
  expect(await screen.findByText(/Sundays/)).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Dispense' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dispense' }));
  const days = await dialog.findByRole('spinbutton', { name: 'Days' });
  await userEvent.clear(days);
  await userEvent.type(days, '28');
  expect(dialog.getByText('Vitamin D3: 8 pieces')).toBeVisible();
  const pack = dialog.getByRole('spinbutton', { name: 'Pieces of a pack of Vitamin D3' });
  await userEvent.type(pack, '0');
  expect(pack).toHaveAccessibleDescription('Please enter a whole number from 1 to 1000.');
  await userEvent.click(dialog.getByRole('button', { name: 'Create Invoice' }));
  expect(requestsOf(sent, inventoryCalls.update)).toEqual([]);
  await userEvent.clear(pack);
  await userEvent.type(pack, '6');
  expect(dialog.getByText('Vitamin D3: 8 pieces, 2 packs of 6')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Create Invoice' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/invoice'));
  expect(router.state.location.state).toMatchObject({
    lines: [{ name: 'Vitamin D3', quantity: 2, price: 5 }],
  });
  expect(requestsOf(sent, inventoryCalls.update)[0]?.body).toEqual({
    name: 'Vitamin D3',
    price: 5,
    countInStock: 40,
    pack: { pieces: 6 },
    updatedAt: item.updatedAt,
  });
});

it.each(['1.5', '-2', '1e1', '½', '1,5', '०'])(
  'hands nothing out for "%s" days, which stay as typed',
  async (typed) => {
    open([vitamin]);
    await userEvent.click(await screen.findByRole('button', { name: 'Dispense' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dispense' }));
    const days = dialog.getByRole('spinbutton', { name: 'Days' });
    await userEvent.clear(days);
    await userEvent.type(days, typed);
    expect(days).toHaveValue(typed);
    expect(days).toHaveAccessibleDescription('Please enter a whole number from 1 to 90.');
  },
);

it('keeps the notes of the desk with who wrote them, and what stood there before', async () => {
  const { sent } = open(
    [],
    [],
    [],
    [on(deskNotesCalls.save, ({ body }) => ({ ...notes, text: body.text, version: 3 }), { clientId: 'c1' })],
  );
  const region = within(await screen.findByRole('region', { name: 'Desk notes' }));
  expect(await region.findByText('Comes with her sister.')).toBeVisible();
  expect(region.getByText('Ritu Shah, 05 Jan 2026, 11:30 AM')).toBeVisible();
  await userEvent.click(region.getByRole('button', { name: 'Earlier notes' }));
  expect(region.getByRole('listitem')).toHaveTextContent('02 Jan 2026, 11:30 AM, Anil RaoComes alone.');
  await userEvent.click(region.getByRole('button', { name: 'Edit notes' }));
  const field = region.getByRole('textbox', { name: 'Notes' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Comes with her mother.');
  await userEvent.click(region.getByRole('button', { name: 'Save notes' }));
  expect(await region.findByText('Comes with her mother.')).toBeVisible();
  expect(requestsOf(sent, deskNotesCalls.save)[0]?.body).toEqual({
    text: 'Comes with her mother.',
    version: 2,
  });
});

it('shows what another person has noted meanwhile, and keeps what was typed', async () => {
  let isTheirs = false;
  const theirs = { ...notes, text: 'Pays by card.', version: 3 };
  const { sent } = open(
    [],
    [],
    [],
    [
      on(deskNotesCalls.ofClient, () => (isTheirs ? theirs : notes), { clientId: 'c1' }),
      on(
        deskNotesCalls.save,
        ({ body }) => {
          isTheirs = true;
          return body.version === 3 ? theirs : new Refused('STALE_RECORD');
        },
        { clientId: 'c1' },
      ),
    ],
  );
  const region = within(await screen.findByRole('region', { name: 'Desk notes' }));
  await userEvent.click(await region.findByRole('button', { name: 'Edit notes' }));
  await userEvent.type(region.getByRole('textbox', { name: 'Notes' }), ' Mornings.');
  await userEvent.click(region.getByRole('button', { name: 'Save notes' }));
  expect(await region.findByText(/Ritu Shah has saved other notes meanwhile: “Pays by card.”/)).toBeVisible();
  expect(region.getByRole('textbox', { name: 'Notes' })).toHaveValue('Comes with her sister. Mornings.');
  await userEvent.click(region.getByRole('button', { name: 'Save notes' }));
  await waitFor(() => expect(requestsOf(sent, deskNotesCalls.save)).toHaveLength(2));
});

it('shows which number the client has changed, and takes it back', async () => {
  const user = userEvent.setup();
  const changed = {
    ...meera,
    phone: '9825099999',
    contactDifference: {
      phoneBefore: '9825012345',
      formPhone: null,
      formEmail: null,
      since: '2026-01-04T20:00:00.000Z',
      by: 'Meera Joshi',
    },
  };
  let now = changed;
  const { sent } = open(
    [],
    [],
    [],
    [
      on(clientGrid.get, () => now, { id: 'c1' }),
      on(
        clientGrid.update,
        ({ body: { email, ...body } }) =>
          (now = { ...changed, ...body, email: email ?? '', doctor: null, contactDifference: null as never }),
        { id: 'c1' },
      ),
    ],
  );
  expect(
    await screen.findByText('Phone changed by Meera Joshi on 05 Jan 2026; before: +91 98250 12345.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: '+91 98250 12345' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(requestsOf(sent, clientGrid.update)[0]?.body).toMatchObject({
    phone: '9825012345',
    updatedAt: meera.updatedAt,
  });
});

const toTell: Email = {
  ...failed,
  id: 'v1:3:moved',
  to: { name: 'Meera Joshi', email: '' },
  about: 'Moved to Tue 13 Jan, 3:30 PM',
  state: 'to tell',
  attempts: 0,
  problem: null,
  telling: { text: 'Clinic: your visit is now on …', tries: 0, last: null },
};

it('shows what is to be told, and records that the client was told', async () => {
  const told: Email = { ...toTell, state: 'told', telling: { text: '', tries: 1, last: null } };
  const { sent } = open([], [], [toTell], [on(tellingCalls.record, { letter: told }, { id: toTell.id })]);
  const section = within(await screen.findByRole('region', { name: 'To tell' }));
  expect(section.getByRole('link', { name: /Call Meera Joshi/ })).toHaveAttribute(
    'href',
    `tel:${meera.phone}`,
  );
  expect(section.getByRole('link', { name: 'WhatsApp to Meera Joshi' })).toHaveAttribute(
    'href',
    expect.stringContaining('wa.me/91'),
  );
  await userEvent.click(section.getByRole('button', { name: /^Told/ }));
  await waitFor(() =>
    expect(requestsOf(sent, tellingCalls.record).map(({ body }) => body)).toEqual([
      { tries: 0, outcome: 'told' },
    ]),
  );
});

it('shows what must not be told, since the client wants no reminders', async () => {
  open([], [], [{ ...toTell, about: 'There is news', state: 'not to tell', telling: null }]);
  const section = within(await screen.findByRole('region', { name: 'To tell' }));
  expect(section.getByText(/Not to be told, .* There is news/)).toBeVisible();
  expect(section.queryByRole('button')).toBeNull();
});

it('has no section when nothing is to be told', async () => {
  open([], [], [failed]);
  await screen.findByText(/550 Mailbox unavailable/);
  expect(screen.queryByRole('region', { name: 'To tell' })).toBeNull();
});

it('lets the desk choose the language in which the client reads the plan', async () => {
  const { sent } = open(
    [],
    [],
    [],
    [on(clientCalls.chooseLanguageOf, { language: 'hi' }, { clientId: 'c1' })],
  );
  const choice = within(await screen.findByRole('group', { name: 'Language of the plan' }));
  expect(choice.getByRole('button', { name: 'English', pressed: true })).toBeVisible();
  await userEvent.click(choice.getByRole('button', { name: 'हिन्दी' }));
  expect(await screen.findByText('Saved: the plan is read in हिन्दी.')).toBeVisible();
  expect(choice.getByRole('button', { name: 'हिन्दी', pressed: true })).toBeVisible();
  expect(requestsOf(sent, clientCalls.chooseLanguageOf)[0]?.body).toEqual({ language: 'hi' });
});

it('shows the language of before when the new one cannot be kept', async () => {
  const refused = on(clientCalls.chooseLanguageOf, new Refused('SERVER_ERROR'), {
    clientId: 'c1',
  });
  open([], [], [], [refused]);
  const choice = within(await screen.findByRole('group', { name: 'Language of the plan' }));
  await userEvent.click(choice.getByRole('button', { name: 'ગુજરાતી' }));
  expect(await screen.findByText('The language could not be changed.')).toBeVisible();
  expect(choice.getByRole('button', { name: 'English', pressed: true })).toBeVisible();
});
