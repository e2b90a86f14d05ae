import { privacyCalls } from '@clinic/contract/privacy/privacy-calls';
import { NOTICE_VERSION } from '@clinic/contract/privacy/privacy-notice';
import { pushCalls } from '@clinic/contract/notifications/push-calls';
import { answerApi, on, requestsOf } from '@clinic/ui/test/api.ts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../test/render.tsx';

const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
  keys: { p256dh: 'BPublic', auth: 'secret' },
};

/** Simulates the browser's part, which jsdom lacks: the person's answer, and whether it was asked. */
function browserThat(
  answers: NotificationPermission,
  {
    before = 'default',
    isSubscribed = true,
  }: { before?: NotificationPermission; isSubscribed?: boolean } = {},
) {
  const subscribe = vi.fn<(wanted: object) => Promise<object>>(async () => ({ toJSON: () => subscription }));
  const unsubscribe = vi.fn<() => Promise<boolean>>(async () => true);
  const getSubscription = async () => (isSubscribed ? { unsubscribe } : null);
  const registration = { pushManager: { subscribe, getSubscription } };
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', { permission: before, requestPermission: async () => answers });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration, register: async () => registration },
  });
  return { subscribe, unsubscribe };
}
const NOT_ON = 'Your browser allows them, but they are not switched on: none come to this device.';
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

function open(device: { on: boolean }) {
  const state = { ...device };
  const calls = answerApi([
    on(privacyCalls.mine, {
      version: NOTICE_VERSION,
      consents: [],
      whatsApp: false,
      toAsk: false,
      download: null,
      erasure: null,
    }),
    on(pushCalls.device, () => ({ on: state.on, key: 'the-clinics-key' })),
    on(pushCalls.save, () => {
      state.on = true;
      return { message: 'On.' };
    }),
    on(pushCalls.remove, () => {
      state.on = false;
      return { message: 'Off.' };
    }),
  ]);
  return { calls, ...renderAt('/client/privacy', { as: { area: 'client' } }) };
}
const theSwitch = () => screen.findByRole('switch', { name: 'Notifications on this device' });

test('notifications are switched on for this device, with the key of the clinic', async () => {
  const { subscribe } = browserThat('granted');
  const { user, calls } = open({ on: false });
  await user.click(await theSwitch());
  await waitFor(() => expect(screen.getByRole('switch', { name: /this device/ })).toBeChecked());
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'the-clinics-key' });
  expect(requestsOf(calls, pushCalls.save)[0]?.body).toEqual({
    endpoint: subscription.endpoint,
    ...subscription.keys,
  });
});

test('a client who refuses the browser’s permission has none, and nothing is sent', async () => {
  browserThat('denied');
  const { user, calls } = open({ on: false });
  await user.click(await theSwitch());
  await waitFor(() => expect(requestsOf(calls, pushCalls.device)).toHaveLength(2));
  expect(await theSwitch()).not.toBeChecked();
  expect(requestsOf(calls, pushCalls.save)).toEqual([]);
});

test('a client who closes the browser’s question is told so, and is asked again by the next press', async () => {
  browserThat('default');
  const { user, calls } = open({ on: false });
  await user.click(await theSwitch());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your browser asked whether to allow notifications, and got no answer. Please switch them on again, and press “Allow”.',
  );
  expect(await theSwitch()).not.toBeChecked();
  expect(await theSwitch()).toBeEnabled();
  expect(requestsOf(calls, pushCalls.save)).toEqual([]);
});

test('a browser that is allowed to and cannot subscribe says so beside the switch that went back', async () => {
  const { subscribe } = browserThat('granted', { before: 'granted' });
  subscribe.mockRejectedValue(new DOMException('Registration failed', 'AbortError'));
  const { user } = open({ on: false });
  expect(await screen.findByText(NOT_ON)).toBeVisible();
  await user.click(await theSwitch());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your browser could not switch notifications on. Please try again.',
  );
  expect(await theSwitch()).not.toBeChecked();
  subscribe.mockResolvedValue({ toJSON: () => subscription });
  await user.click(await theSwitch());
  await waitFor(() => expect(screen.getByRole('switch', { name: /this device/ })).toBeChecked());
  expect(screen.queryByText(NOT_ON)).toBeNull();
});

test('a browser that has dropped its subscription shows no switch that is on', async () => {
  browserThat('granted', { before: 'granted', isSubscribed: false });
  open({ on: true });
  expect(await screen.findByText(NOT_ON)).toBeVisible();
  expect(await theSwitch()).not.toBeChecked();
});

test('they are switched off again, at the clinic and in the browser', async () => {
  const { unsubscribe } = browserThat('granted');
  const { user, calls } = open({ on: true });
  await user.click(await theSwitch());
  await waitFor(() => expect(screen.getByRole('switch', { name: /this device/ })).not.toBeChecked());
  expect(requestsOf(calls, pushCalls.remove)).toHaveLength(1);
  expect(unsubscribe).toHaveBeenCalled();
});

test('an iPhone is told to put the page onto its home screen first', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone)');
  open({ on: false });
  expect(await screen.findByText(/add this page to your home screen/)).toBeVisible();
  expect(await theSwitch()).toBeDisabled();
});
