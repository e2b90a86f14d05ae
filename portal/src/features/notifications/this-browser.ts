import type { SavePushDevice } from '@clinic/contract/notifications/push';

/**
 * How this browser stands to notifications: it can ask, is allowed to already, can once the page is installed, is blocked,
 * or never can.
 */
export type Ability = 'able' | 'allowed' | 'install-first' | 'blocked' | 'unable';

const BY_PERMISSION = { default: 'able', granted: 'allowed', denied: 'blocked' } as const;

const isAppleTouch = () => /iPhone|iPad|iPod/.test(navigator.userAgent);

export function abilityOfThisBrowser(): Ability {
  // Safari on an iPhone has them only in a web app that was added to the home screen.
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return isAppleTouch() ? 'install-first' : 'unable';
  return BY_PERMISSION[Notification.permission];
}

/** Worker of the client's area; throws where there is none, as on an address without https. */
async function worker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.getRegistration('/client/');
  if (!registration) throw new Error('There is no worker.');
  return registration;
}

/** The browser's question was closed without an answer: it may be asked again. */
export class Unanswered extends Error {}

/** Asks for the permission and subscribes; null when the person denies it. Throws Unanswered. */
export async function subscribe(key: string): Promise<SavePushDevice | null> {
  const permission = await Notification.requestPermission();
  if (permission === 'default') throw new Unanswered();
  if (permission === 'denied') return null;
  const { pushManager } = await worker();
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  // A subscription with another key of the clinic must be removed first.
  const subscription = await pushManager.subscribe(wanted).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(wanted);
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
}

/** Browsers drop subscriptions by themselves, and nothing comes then. Throws where there is no worker. */
export async function isSubscribed(): Promise<boolean> {
  return (await (await worker()).pushManager.getSubscription()) !== null;
}

export async function unsubscribe(): Promise<void> {
  const subscription = await (await worker()).pushManager.getSubscription();
  await subscription?.unsubscribe();
}
