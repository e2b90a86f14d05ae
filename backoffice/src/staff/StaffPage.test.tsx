import { doctorGrid } from '@clinic/contract/grid-calls';
import { on, Refused, requestsOf } from '@clinic/ui/test/api.ts';
import { aDoctor } from '@clinic/ui/test/records.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import { StaffPage } from './StaffPage.tsx';

const asha = aDoctor({ id: '1' });
const bina = aDoctor({ id: '2', name: 'Dr Bina Shah' });

function open() {
  const { sent } = renderArea(
    <StaffPage
      resource="doctors"
      noun="doctor"
      title="Manage Doctors"
      context=""
      firstHint=""
      renderDelete={() => null}
    />,
    [on(doctorGrid.list, [asha]), on(doctorGrid.create, bina)],
  );
  return { added: () => requestsOf(sent, doctorGrid.create), user: userEvent.setup() };
}

it('a list that the server could not answer at once is asked for again', async () => {
  let isBack = false;
  renderArea(
    <StaffPage
      resource="doctors"
      noun="doctor"
      title="Manage Doctors"
      context=""
      firstHint=""
      renderDelete={() => null}
    />,
    [
      on(doctorGrid.list, () => {
        if (isBack) return [asha];
        isBack = true;
        return new Refused('SERVICE_UNAVAILABLE');
      }),
    ],
  );
  expect(await screen.findByText(asha.email)).toBeVisible();
});

const nameField = () => screen.findByRole('textbox', { name: 'Name' });

describe('on a phone', () => {
  it('the list comes first, and one press opens the form with the keyboard in it', async () => {
    const { user } = open();
    expect(await screen.findByText(asha.email)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Add Doctor' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add doctor' }));
    expect(await screen.findByRole('heading', { name: 'Add Doctor' })).toBeVisible();
    await waitFor(async () => expect(await nameField()).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Add doctor' })).toBeNull();
  });

  it('Cancel puts the form away', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add doctor' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('heading', { name: 'Add Doctor' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Add doctor' })).toBeVisible();
  });

  it('a doctor who was added leads back to the list', async () => {
    const { user, added } = open();
    await user.click(await screen.findByRole('button', { name: 'Add doctor' }));
    await user.type(await nameField(), 'Dr Bina Shah');
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'bina@example.in');
    await user.type(screen.getByRole('textbox', { name: 'Phone' }), '9825012345');
    await user.type(screen.getByLabelText(/^Password/), 'secret-1');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(added()).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Add doctor' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Add Doctor' })).toBeNull();
  });

  it('Edit opens the form of the chosen person', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: `Edit ${asha.name}` }));
    expect(await screen.findByRole('heading', { name: `Edit ${asha.name}` })).toBeVisible();
    await waitFor(async () => expect(await nameField()).toHaveFocus());
  });
});

describe('on a desk', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('the form stands beside the list and asks for nothing to be opened', async () => {
    const anyWidth = { matches: true, addEventListener() {}, removeEventListener() {} };
    vi.stubGlobal('matchMedia', (media: string) => ({ ...anyWidth, media }));
    open();
    expect(await screen.findByRole('heading', { name: 'Add Doctor' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add doctor' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });
});
