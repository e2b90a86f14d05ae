import { accountCalls } from '@clinic/contract/identity/account-calls';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerApi, on, requestsOf } from '../../test/api.ts';
import { notify } from '../layout/notify.ts';
import { keepLastUse } from './last-use.ts';
import { dropSession, readSession, storeSession } from './session.ts';
import { UnusedLogOut } from './UnusedLogOut.tsx';

const MINUTE = 60_000;
const MORNING = Date.parse('2026-01-05T04:00:00.000Z');
const doctor = { id: 'd1', name: 'Dr Asha Mehta' };

const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * MINUTE));
const question = () => screen.queryByRole('dialog', { name: 'Are you still there?' });
const otherTab = () => fireEvent(window, new StorageEvent('storage'));

function open() {
  storeSession('doctor', doctor, 'token-of-doctor');
  const sent = answerApi([on(accountCalls.logOut, { message: 'You are logged out.' })]);
  const tell = vi.fn<() => Promise<unknown>>(async () => undefined);
  const leave = vi.fn<() => void>(() => {
    dropSession('doctor');
    shown.unmount();
  });
  const shown = render(<UnusedLogOut area="doctor" tell={tell} leave={leave} />);
  return { tell, leave, loggedOut: () => requestsOf(sent, accountCalls.logOut) };
}

describe('an area of the staff', () => {
  beforeEach(async () => {
    // Loads lazy code first, since loading takes real time and the test's time is simulated.
    await import('./StillThereDialog.tsx');
    vi.useFakeTimers({ now: MORNING });
  });
  afterEach(async () => {
    cleanup();
    // jsdom restores a lost focus in the next frame; a frame that never comes would block those of later files.
    await vi.advanceTimersByTimeAsync(20);
    vi.useRealTimers();
  });

  it('asks two minutes before its session ends whether the person is there', async () => {
    const { leave } = open();
    await pass(112);
    expect(question()).toBeNull();
    await pass(1.1);
    expect(question()).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/^1:5\d left$/);
    expect(leave).not.toHaveBeenCalled();
  });

  it('goes on when the person says so, and tells the server', async () => {
    const { tell, leave } = open();
    await pass(114);
    fireEvent.click(screen.getByRole('button', { name: 'Stay logged in' }));
    expect(tell).toHaveBeenCalledTimes(1);
    await pass(112);
    expect(question()).toBeNull();
    expect(leave).not.toHaveBeenCalled();
  });

  it('logs out without an answer, in the browser and on the server', async () => {
    const { leave, loggedOut } = open();
    await pass(115.5);
    expect(leave).toHaveBeenCalledTimes(1);
    const [request] = loggedOut();
    expect(request?.headers.get('Authorization')).toBe('Bearer token-of-doctor');
  });

  it('logs out at once on request', async () => {
    const { leave, loggedOut } = open();
    await pass(114);
    fireEvent.click(screen.getByRole('button', { name: 'Log out now' }));
    expect(leave).toHaveBeenCalledTimes(1);
    expect(loggedOut()).toHaveLength(1);
  });

  it.each([
    ['a key', () => fireEvent.keyDown(window, { key: 'a' })],
    ['a moved mouse', () => fireEvent(window, new MouseEvent('pointermove', { screenX: 9 }))],
  ])('is used by %s', async (_what, use) => {
    const { leave } = open();
    await pass(100);
    use();
    await pass(100);
    expect(question()).toBeNull();
    expect(leave).not.toHaveBeenCalled();
  });

  it('is not used by a page that moves under a mouse that lies still', async () => {
    const { leave } = open();
    const still = () => fireEvent(window, new MouseEvent('pointermove', { screenX: 9 }));
    still();
    await pass(100);
    still();
    await pass(16);
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it('tells the server of its use, once in five minutes and once after the last', async () => {
    const { tell } = open();
    for (let minute = 0; minute < 12; minute++) {
      fireEvent.keyDown(window, { key: 'a' });
      await pass(1);
    }
    expect(tell).toHaveBeenCalledTimes(2);
    await pass(60);
    expect(tell).toHaveBeenCalledTimes(3);
  });

  it('tells the server again when it did not hear', async () => {
    const { tell } = open();
    fireEvent.keyDown(window, { key: 'a' });
    await pass(1);
    fireEvent.keyDown(window, { key: 'a' });
    tell.mockRejectedValueOnce(new Error('No connection'));
    await pass(5);
    expect(tell).toHaveBeenCalledTimes(2);
  });

  it('is in use when another tab is', async () => {
    const { leave } = open();
    await pass(114);
    expect(question()).toBeVisible();
    keepLastUse('doctor', { at: Date.now(), told: Date.now() });
    otherTab();
    await pass(0.01);
    expect(question()).toBeNull();
    await pass(100);
    expect(leave).not.toHaveBeenCalled();
  });

  it('is left when another tab has logged out', async () => {
    const { leave, loggedOut } = open();
    await pass(1);
    dropSession('doctor');
    otherTab();
    expect(leave).toHaveBeenCalledTimes(1);
    expect(loggedOut()).toEqual([]);
  });

  it('says why it was left, also when another tab was the first to log out', async () => {
    const said = vi.spyOn(notify, 'info');
    const { leave } = open();
    await pass(1);
    const unused = Date.now() - 115 * MINUTE;
    keepLastUse('doctor', { at: unused, told: unused });
    dropSession('doctor');
    otherTab();
    expect(leave).toHaveBeenCalledTimes(1);
    expect(said).toHaveBeenCalledWith(
      'You were logged out because nobody used this page for two hours.',
      expect.any(Number),
    );
  });

  it('is left once, though another tab logs out while the page still goes: the log-in leads back to the page', async () => {
    storeSession('doctor', doctor, 'token-of-doctor');
    answerApi([on(accountCalls.logOut, { message: 'You are logged out.' })]);
    const leave = vi.fn<() => void>(() => dropSession('doctor'));
    render(<UnusedLogOut area="doctor" tell={async () => undefined} leave={leave} />);
    await pass(115.5);
    otherTab();
    await pass(1);
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it('logs out at once on a laptop that wakes up too late', async () => {
    const { leave } = open();
    await pass(1);
    vi.setSystemTime(MORNING + 8 * 60 * MINUTE);
    fireEvent(document, new Event('visibilitychange'));
    expect(leave).toHaveBeenCalledTimes(1);
    expect(question()).toBeNull();
  });

  it('counts anew from the next log-in', async () => {
    open();
    await pass(116);
    expect(readSession('doctor')).toBeNull();
    const { leave } = open();
    await pass(100);
    expect(leave).not.toHaveBeenCalled();
  });
});
