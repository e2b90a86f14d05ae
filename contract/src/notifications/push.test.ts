import { describe, expect, it } from 'vitest';
import { clinicInstant } from '../clinic-calendar.ts';
import { isPushService, pushAt, pushText } from './push.ts';

const ZONE = 'Asia/Kolkata';
const at = (day: string, time: string) => clinicInstant(day, time, ZONE);

describe('a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-pn1p.notify.windows.com/w/?token=abc',
  ])('is known: %s', (endpoint) => expect(isPushService(endpoint)).toBe(true));

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm',
    'https://somebody@fcm.googleapis.com/fcm',
    'https://fcm.googleapis.com.example.org/fcm',
    'https://127.0.0.1/admin',
    'https://a.b.push.apple.com.internal/x',
    'not an address',
  ])('is not known: %s', (endpoint) => expect(isPushService(endpoint)).toBe(false));

  it('may be one of a test', () => {
    expect(isPushService('http://127.0.0.1:4000/push/1', ['http://127.0.0.1:4000'])).toBe(true);
    expect(isPushService('http://127.0.0.1:4001/push/1', ['http://127.0.0.1:4000'])).toBe(false);
  });
});

describe('a notification', () => {
  it.each([
    ['by day at once', '12:00', ['2026-05-04', '12:00']],
    ['late in the evening on the next morning', '22:30', ['2026-05-05', '08:00']],
    ['before dawn on that morning', '05:00', ['2026-05-04', '08:00']],
    ['at eight at once', '08:00', ['2026-05-04', '08:00']],
  ] as const)('goes out %s', (_, time, [day, then]) => {
    expect(pushAt(at('2026-05-04', time), ZONE)).toEqual(at(day, then));
  });

  it('tells of a visit its day and time, of a plan that there is news, and of neither what it is for', () => {
    expect(pushText('visit', at('2026-05-04', '15:30'), ZONE)).toEqual({
      title: 'Your visit to the clinic',
      body: 'Mon 4 May, 3:30 PM IST',
      path: '/client/appointments',
    });
    expect(pushText('plan', null, ZONE).title).toBe('There is news in your plan');
  });
});
