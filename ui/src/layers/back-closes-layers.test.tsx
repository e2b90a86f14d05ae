import Dialog from '@mui/material/Dialog';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { createBrowserRouter, Link, RouterProvider, useNavigate } from 'react-router';
import { expect, it, vi } from 'vitest';
import { UnsavedGuard } from '../forms/UnsavedGuard.tsx';
import { clinicTheme } from '../theme/mui.ts';
import { backClosesLayers, openLayer } from './back-closes-layers.ts';

/** A page with a menu, from which a dialog opens that may refuse to close and has ways to other pages. */
function Visits() {
  const navigate = useNavigate();
  const [open, setOpen] = useState<'menu' | 'dialog' | null>(null);
  const [refused, setRefused] = useState(0);
  const [asks, setAsks] = useState(false);
  const close = () => setOpen(null);
  return (
    <>
      <h1>Visits</h1>
      <button type="button" onClick={() => setOpen('menu')}>
        More
      </button>
      <Menu open={open === 'menu'} onClose={close} anchorEl={document.body}>
        <MenuItem onClick={() => setOpen('dialog')}>Move</MenuItem>
      </Menu>
      <Dialog
        open={open === 'dialog'}
        onClose={() => (refused > 0 ? setRefused(refused - 1) : close())}
        slotProps={{ paper: { 'aria-label': 'Move the visit' } }}
      >
        <button type="button" onClick={close}>
          Close
        </button>
        <button type="button" onClick={() => setRefused(1)}>
          Type
        </button>
        <button type="button" onClick={() => setAsks(true)}>
          Question
        </button>
        <Dialog open={asks} onClose={() => setAsks(false)} slotProps={{ paper: { 'aria-label': 'Sure?' } }} />
        <button
          type="button"
          onClick={() => {
            close();
            void navigate('/invoices');
          }}
        >
          Save
        </button>
        <button type="button" onClick={() => void navigate('?day=2', { replace: true })}>
          Next day
        </button>
      </Dialog>
    </>
  );
}

function Notes() {
  const [dirty, setDirty] = useState(false);
  return (
    <>
      <h1>Notes</h1>
      <button type="button" onClick={() => setDirty(true)}>
        Type
      </button>
      <UnsavedGuard dirty={dirty} />
    </>
  );
}

const router = backClosesLayers(() =>
  createBrowserRouter([
    { path: '/', element: <Link to="/visits">To the visits</Link> },
    { path: '/visits', Component: Visits },
    { path: '/notes', Component: Notes },
    { path: '/invoices', element: <h1>Invoices</h1> },
  ]),
);
const theme = createTheme(clinicTheme);
const user = userEvent.setup({ delay: null });

/** Each history of a test begins with Home, from which the page is reached. */
async function openPage(path: string) {
  // The test before may have left a dialog open.
  await waitFor(() => expect(hasLayersEntry()).toBe(false));
  render(
    <StrictMode>
      <ThemeProvider theme={theme}>
        <RouterProvider router={router} />
      </ThemeProvider>
    </StrictMode>,
  );
  await act(() => router.navigate('/'));
  await act(() => router.navigate(path));
}

const press = (name: string) => user.click(screen.getByRole('button', { name }));
/** Ends when the browser is there. */
async function back() {
  const { state } = history as { state: unknown };
  await act(async () => history.back());
  await waitFor(() => expect(history.state).not.toBe(state));
}
const dialog = () => screen.queryByRole('dialog');
const hasLayersEntry = () => Boolean((history.state as { layers?: number } | null)?.layers);
const isAt = (path: string) => waitFor(() => expect(location.pathname + location.search).toBe(path));

async function openDialog() {
  await press('More');
  await user.click(screen.getByRole('menuitem', { name: 'Move' }));
  expect(dialog()).toBeVisible();
}

it('Back closes a menu and stays on the page; the next one leaves it', async () => {
  await openPage('/visits');
  await press('More');
  await back();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await isAt('/visits');
  await back();
  await isAt('/');
});

it('a dialog that was opened by a menu and closed by its button leaves nothing for Back to do twice', async () => {
  await openPage('/visits');
  await openDialog();
  await press('Close');
  await waitFor(() => expect(dialog()).toBeNull());
  await waitFor(() => expect(hasLayersEntry()).toBe(false));
  await back();
  await isAt('/');
});

it('Back after Back makes no entries that a press did not make: Chrome would skip the page', async () => {
  await openPage('/visits');
  await openDialog();
  await press('Question');
  const push = vi.spyOn(history, 'pushState');
  await back();
  expect(await screen.findByRole('dialog', { name: 'Move the visit' })).toBeVisible();
  await back();
  await waitFor(() => expect(dialog()).toBeNull());
  expect(push).not.toHaveBeenCalled();
  push.mockRestore();
  await isAt('/visits');
  await back();
  await isAt('/');
});

it('a dialog that asks before it closes keeps the page at each Back', async () => {
  await openPage('/visits');
  await openDialog();
  await press('Type');
  await back();
  await waitFor(() => expect(hasLayersEntry()).toBe(true));
  expect(screen.getByRole('dialog', { name: 'Move the visit' })).toBeVisible();
  await isAt('/visits');
  await back();
  await waitFor(() => expect(dialog()).toBeNull());
  await isAt('/visits');
});

it('a dialog that saves and goes to another page is not in between when one comes back', async () => {
  await openPage('/visits');
  await openDialog();
  await press('Save');
  await isAt('/invoices');
  await back();
  await isAt('/visits');
  expect(dialog()).toBeNull();
  await back();
  await isAt('/');
});

it('an address that changes below a dialog replaces that of its page', async () => {
  await openPage('/visits');
  await openDialog();
  await press('Next day');
  await isAt('/visits?day=2');
  await waitFor(() => expect(hasLayersEntry()).toBe(true));
  await back();
  await waitFor(() => expect(dialog()).toBeNull());
  await isAt('/visits?day=2');
  await back();
  await isAt('/');
});

it('Forward after a closed dialog opens nothing and leaves nothing behind', async () => {
  await openPage('/visits');
  await openDialog();
  await back();
  await waitFor(() => expect(dialog()).toBeNull());
  const stepBack = vi.spyOn(history, 'go');
  await act(async () => history.forward());
  await waitFor(() => expect(stepBack).toHaveBeenCalledOnce());
  await waitFor(() => expect(hasLayersEntry()).toBe(false));
  stepBack.mockRestore();
  await back();
  await isAt('/');
});

it('Back asks before unsaved work is left, and the question stays until it is answered', async () => {
  await openPage('/notes');
  const stepsForth = vi.spyOn(history, 'go');
  await press('Type');
  const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });
  for (const times of [1, 2]) {
    await act(async () => history.back());
    await waitFor(() => expect(stepsForth).toHaveBeenCalledTimes(times));
    await isAt('/notes');
    expect(await question()).toBeVisible();
  }
  stepsForth.mockRestore();
  await press('Stay here');
  await waitFor(() => expect(dialog()).toBeNull());
  await isAt('/notes');
  await waitFor(() => expect(hasLayersEntry()).toBe(false));
  await act(async () => history.back());
  await question();
  await isAt('/notes');
  await press('Leave');
  await isAt('/');
});

it('a layer of a page that was left, still open for a moment, gets no entry on the new page', async () => {
  await act(() => router.navigate('/visits'));
  const drop = openLayer({ close: () => undefined, asks: false });
  document.body.click();
  expect(hasLayersEntry()).toBe(true);
  await act(() => router.navigate('/invoices'));
  expect(hasLayersEntry()).toBe(false);
  drop();
});
