import { clinicDateTime, clinicInstant, addDays, formatShortMoment, zoneName } from '../clinic-calendar.ts';
import { isQuiet } from './reminder-rules.ts';

/** `GET /api/push/device`: the state of notifications in this browser. */
export interface PushDevice {
  /** True while notifications come to this browser, as long as its session lasts. */
  on: boolean;
  /** The clinic's public key (VAPID, RFC 8292): 65 bytes in base64url, as `pushManager.subscribe` takes it. */
  key: string;
}

/** `PUT /api/push/device`: what the browser's push service has given it (RFC 8030 and 8291). */
export interface SavePushDevice {
  /** An https address of a known push service, at most 2,000 characters; another one answers 400. */
  endpoint: string;
  /** The browser's public key: 65 bytes in base64url. */
  p256dh: string;
  /** The secret that it shares with the clinic: 16 bytes in base64url. */
  auth: string;
}

/** `POST /api/push/receipt`: a browser has shown a notification. */
export interface PushReceipt {
  /** The receipt that the notification carried: 128 random bits in base64url. */
  receipt: string;
}

/**
 * News that may be a notification: a visit is near, something has changed about a visit, the plan is new, a check-in is due, the doctor has answered one,
 * the client has another doctor, a payment was not received.
 */
export const PUSH_NEWS = ['visit', 'visit-news', 'plan', 'check-in', 'answer', 'doctor', 'payment'] as const;
export type PushNews = (typeof PUSH_NEWS)[number];

/** A notification as the browser decrypts it; the push service cannot. */
export interface PushNotification {
  title: string;
  body: string;
  /** Page of the portal that it opens. */
  path: string;
  /** A later notification with the same tag takes the place of the earlier one. */
  tag: string;
  receipt: string;
}

/**
 * Hosts of the browsers' push services: Chrome and its kin, Firefox, Safari, Edge on Windows. The server sends to no
 * other host, since a browser could name an address inside the clinic's network.
 */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^[a-z0-9-]+\.push\.apple\.com$/,
  /^[a-z0-9-]+\.notify\.windows\.com$/,
];

/** Tells whether an address belongs to a push service; `others` are origins added by a test. */
export function isPushService(endpoint: string, others: readonly string[] = []): boolean {
  // The address must have no user name before the host and no port behind it.
  const [, origin = '', protocol, host = '', port] =
    /^((https?):\/\/([a-z0-9.-]+)(:\d+)?)\//.exec(endpoint) ?? [];
  if (others.includes(origin)) return true;
  return protocol === 'https' && !port && SERVICES.some((service) => service.test(host));
}

/** Seconds that a push service keeps a notification for a browser that is offline. */
export const PUSH_TTL_SECONDS = 30 * 60;

/** A browser used within these milliseconds gets notifications in place of emails. */
export const PUSH_IN_USE_MS = 7 * 24 * 60 * 60_000;

/** Milliseconds that an email waits for its notification to be shown; then it is sent. */
export const EMAIL_WAITS_MS = 10 * 60_000;

/** When a notification may be sent: now, or at the end of the quiet hours. */
export function pushAt(now: Date, zone: string): Date {
  if (!isQuiet(now, zone)) return now;
  const { date } = clinicDateTime(now, zone);
  const morning = clinicInstant(date, '08:00', zone);
  return morning > now ? morning : clinicInstant(addDays(date, 1), '08:00', zone);
}

/** The words of a notification. A locked phone shows them, so they never name treatment, food, doses, sums or people. */
export function pushText(
  news: PushNews,
  startsAt: Date | null,
  zone: string,
): Pick<PushNotification, 'title' | 'body' | 'path'> {
  if (news === 'visit' && startsAt)
    return {
      title: 'Your visit to the clinic',
      body: `${formatShortMoment(clinicDateTime(startsAt, zone))} ${zoneName(startsAt, zone)}`,
      path: '/client/appointments',
    };
  if (news === 'visit-news')
    return {
      title: 'There is news about your visit',
      body: 'Open your visits to see it.',
      path: '/client/appointments',
    };
  if (news === 'check-in')
    return { title: 'Your weekly check-in', body: 'It takes about a minute.', path: '/client/check-ins' };
  if (news === 'answer')
    return {
      title: 'There is an answer for you',
      body: 'Your doctor has written back.',
      path: '/client/check-ins',
    };
  if (news === 'doctor')
    return {
      title: 'You have another doctor',
      body: 'Open to see who has changed it.',
      path: '/client/access',
    };
  if (news === 'payment')
    return {
      title: 'There is news about your payment',
      body: 'Open your invoices to see it.',
      path: '/client/invoices',
    };
  return {
    title: 'There is news in your plan',
    body: 'Open your plan to see it.',
    path: '/client/diet-plan',
  };
}
