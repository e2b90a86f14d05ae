import { clinicDateTime, clinicInstant, addDays, formatShortMoment, zoneName } from '../clinic-calendar.ts';
import { isQuiet } from './reminder-rules.ts';

/** `GET /api/push/device`: how this browser stands. */
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

/** News are that a visit is near, the plan is new, a check-in is due, the doctor has answered one, or is another. */
export const PUSH_NEWS = ['visit', 'plan', 'check-in', 'answer', 'doctor'] as const;
export type PushNews = (typeof PUSH_NEWS)[number];

/** The browser shows this; it is encrypted for that browser alone. */
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
 * Hosts of the push services that browsers use: Chrome and its kin, Firefox, Safari, Edge on Windows. The server sends to
 * no other: an address that a browser names could be one of the clinic's own network.
 */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^[a-z0-9-]+\.push\.apple\.com$/,
  /^[a-z0-9-]+\.notify\.windows\.com$/,
];

/** Tells whether an address belongs to a push service; `others` are origins that a test adds. */
export function isPushService(endpoint: string, others: readonly string[] = []): boolean {
  // Nothing may stand before the host, and no port behind it.
  const [, origin = '', protocol, host = '', port] =
    /^((https?):\/\/([a-z0-9.-]+)(:\d+)?)\//.exec(endpoint) ?? [];
  if (others.includes(origin)) return true;
  return protocol === 'https' && !port && SERVICES.some((service) => service.test(host));
}

/** How long a push service keeps a notification for a browser that is not there, in seconds. */
export const PUSH_TTL_SECONDS = 30 * 60;

/** Milliseconds since its session's last use for which a device is in use: news may go there in place of an email. */
export const PUSH_IN_USE_MS = 7 * 24 * 60 * 60_000;

/** How long an email waits for the notification that may take its place to be shown, in milliseconds. */
export const EMAIL_WAITS_MS = 10 * 60_000;

/** When a notification may go out: now, or when the quiet hours have ended. */
export function pushAt(now: Date, zone: string): Date {
  if (!isQuiet(now, zone)) return now;
  const { date } = clinicDateTime(now, zone);
  const morning = clinicInstant(date, '08:00', zone);
  return morning > now ? morning : clinicInstant(addDays(date, 1), '08:00', zone);
}

/** Words of a notification: never the treatment, food, doses or names. */
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
  return {
    title: 'There is news in your plan',
    body: 'Open your plan to see it.',
    path: '/client/diet-plan',
  };
}
