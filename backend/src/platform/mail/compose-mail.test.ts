import type { AppointmentEvent } from '@clinic/contract/scheduling/appointment-events';
import { clinicFacts, clinicPhone } from '@clinic/contract/clinic';
import { createTransport } from 'nodemailer';
import PostalMime, { type Email } from 'postal-mime';
import { linkToken } from '../mailed-links/account-link.ts';
import { addressOfToken } from '../mailed-links/newsletter-links.ts';
import { composeMail } from './compose-mail.ts';
import type { MailedAppointment, MailedChange } from './mail-message.ts';
import type { OutboxRecord } from './outbox.schema.ts';
import { testClock } from '../../../test/test-clock.ts';

const env = {
  publicUrl: 'https://clinic.example',
  clinicTimezone: 'Asia/Kolkata',
  jwtSecret: 'a secret of the tests with 32 characters',
};
const to = { name: 'Asha <b>Patel</b>', email: 'asha@example.com' };
const appointment: MailedAppointment = {
  id: '674100000000000000000001',
  version: 3,
  doctor: 'Dr. Meera Shah',
  start: new Date('2026-01-05T20:00:00Z'),
  end: new Date('2026-01-05T20:30:00Z'),
  type: 'In-Person',
  place: '2nd Floor, Madhuban House',
};

/** The email as a mail program parses it. */
async function received(message: OutboxRecord['message'], key = 'key'): Promise<Email> {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message: bytes } = await transport.sendMail(composeMail(key, message, env, testClock.now()));
  return PostalMime.parse(bytes as Buffer);
}

function calendarOf(mail: Email): string {
  const file = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  const content = file?.content ?? '';
  return (typeof content === 'string' ? content : new TextDecoder().decode(content)).replaceAll('\r\n ', '');
}

const appointmentMail = (event: AppointmentEvent, over = {}, change?: MailedChange) =>
  received({ kind: 'appointment', to, event, appointment: { ...appointment, ...over }, change });
const byClinic = { byClient: false };

describe('an email about an appointment', () => {
  it("has day and time in the clinic's zone, the doctor and the place, as text and as HTML", async () => {
    const mail = await appointmentMail('confirmed');
    expect(mail.subject).toBe('Confirmed: Tue 6 Jan, 1:30 AM');
    for (const words of [
      'Tuesday, 06 Jan 2026',
      '1:30 AM IST',
      'Dr. Meera Shah',
      'In-Person',
      '2nd Floor, Madhuban House',
    ]) {
      expect(mail.text).toContain(words);
      expect(mail.html).toContain(words);
    }
    expect(mail.text).toContain('https://clinic.example/client/appointments');
  });

  it('links to the clinic on a map, and to the portal', async () => {
    const mail = await appointmentMail('confirmed');
    const map = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(clinicFacts().name)}`;
    expect(mail.text).toContain(`Show on the map: ${map}`);
    expect(mail.html).toContain(`<a href="${map.replace('&', '&amp;')}`);
    expect(mail.html).toContain('href="https://clinic.example/client/appointments"');
    const online = await appointmentMail('confirmed', { type: 'Online', place: 'Online' });
    expect(online.text).not.toContain('map');
  });

  it('carries a calendar file with one UID for all changes and the version as SEQUENCE', async () => {
    const confirmed = calendarOf(await appointmentMail('confirmed'));
    const moved = calendarOf(await appointmentMail('moved', { version: 4 }));
    const uid = 'UID:appointment-674100000000000000000001@clinic.example';
    for (const file of [confirmed, moved]) {
      expect(file).toContain(uid);
      expect(file).toContain('METHOD:REQUEST');
      expect(file).toContain('DTSTART:20260105T200000Z');
    }
    expect(confirmed).toContain('SEQUENCE:3');
    expect(confirmed).toContain('STATUS:CONFIRMED');
    expect(moved).toContain('SEQUENCE:4');
  });

  it('removes a cancelled appointment from the calendar', async () => {
    const file = calendarOf(await appointmentMail('cancelled'));
    expect(file).toContain('METHOD:CANCEL');
    expect(file).toContain('STATUS:CANCELLED');
  });

  it('has no calendar file for a first request, and marks a moved, unconfirmed visit as tentative', async () => {
    expect((await appointmentMail('requested')).attachments).toEqual([]);
    const moved = await appointmentMail('moved', { tentative: true });
    expect(calendarOf(moved)).toContain('STATUS:TENTATIVE');
    expect(moved.text).toContain('not confirmed yet');
  });

  it('has all times of a series in one letter and one file, each visit with its later UID and SEQUENCE', async () => {
    const WEEK_MS = 7 * 24 * 60 * 60_000;
    const appointments = [0, 1, 2].map((week) => ({
      ...appointment,
      id: `67410000000000000000000${week + 1}`,
      start: new Date(appointment.start.getTime() + week * WEEK_MS),
      end: new Date(appointment.end.getTime() + week * WEEK_MS),
      changeLimit: 12,
    }));
    const mail = await received({ kind: 'series-booked', to, appointments });
    expect(mail.subject).toBe('Confirmed: 3 visits, first Tue 6 Jan, 1:30 AM');
    for (const words of [
      'Tuesday, 06 Jan 2026',
      'Tuesday, 13 Jan 2026',
      'Tuesday, 20 Jan 2026',
      '1:30 AM IST',
    ])
      expect(mail.text).toContain(words);
    expect(mail.text?.match(/Dr\. Meera Shah/g)).toHaveLength(1);
    expect(mail.text).toContain('until 12 hours before it begins');
    const file = calendarOf(mail);
    expect(file).toContain('METHOD:PUBLISH');
    expect(file).not.toContain('ATTENDEE');
    expect(file.match(/^UID:.*$/gm)).toEqual(
      appointments.map(({ id }) => `UID:appointment-${id}@clinic.example`),
    );
    expect(file.match(/^SEQUENCE:3$/gm)).toHaveLength(3);
    expect(file.match(/^DTSTART:.*$/gm)).toEqual([
      'DTSTART:20260105T200000Z',
      'DTSTART:20260112T200000Z',
      'DTSTART:20260119T200000Z',
    ]);
    const later = calendarOf(await appointmentMail('moved', { version: 4 }));
    expect(later).toContain(`UID:appointment-${appointment.id}@clinic.example`);
  });

  it('takes the cancelled rest of a series out of the calendar, with the reason in the letter', async () => {
    const mail = await received({
      kind: 'series-cancelled',
      to,
      appointments: [appointment, { ...appointment, id: '674100000000000000000002' }],
      reason: 'The course is over.',
    });
    expect(mail.text).toContain('The reason: “The course is over.”');
    expect(mail.text).not.toContain('Does one not suit you');
    expect(calendarOf(mail).match(/^STATUS:CANCELLED$/gm)).toHaveLength(2);
  });

  it('names the zone as people there do, never by its technical name', async () => {
    const mail = await appointmentMail('confirmed');
    expect(mail.text).not.toContain('Asia/Kolkata');
    expect(mail.html).not.toContain('Asia/Kolkata');
  });

  it('does not thank for a request when the front desk has booked', async () => {
    const booked = await appointmentMail('booked', { tentative: true });
    expect(booked.subject).toBe('To be confirmed: Tue 6 Jan, 1:30 AM');
    expect(booked.text).toContain('Our front desk has booked an appointment for you.');
    expect(booked.text).toContain('not confirmed yet');
    expect(booked.text).not.toContain('Thank you');
    expect(booked.attachments).toEqual([]);
    expect((await appointmentMail('requested')).text).toContain('Thank you for your appointment request.');
  });

  it('shows the old and the new time of a move', async () => {
    const mail = await appointmentMail(
      'moved',
      {},
      { ...byClinic, oldStart: new Date('2026-01-04T04:00:00Z') },
    );
    expect(mail.text).toContain('Old time: Sunday, 04 Jan 2026, 9:30 AM IST');
    expect(mail.text).toContain('New time: Tuesday, 06 Jan 2026, 1:30 AM IST');
  });

  it('says who asked for a move that waits for an answer', async () => {
    const tentative = { tentative: true };
    expect((await appointmentMail('moved', tentative, { byClient: true })).text).toContain(
      'You asked for another time for your appointment.',
    );
    expect((await appointmentMail('moved', tentative, byClinic)).text).toContain(
      'Your appointment request was moved to another time.',
    );
  });

  it('says that only the doctor changed, not the time', async () => {
    const change = { ...byClinic, oldDoctor: 'Dr. Raghav Iyer' };
    const mail = await appointmentMail('doctor-changed', {}, change);
    expect(mail.subject).toBe('Your doctor has changed: Tue 6 Jan, 1:30 AM');
    expect(mail.text).toContain(
      'Dr. Meera Shah will see you instead of Dr. Raghav Iyer. The time of your appointment has not changed.',
    );
    expect(mail.text).not.toMatch(/moved|new time/i);
    const file = calendarOf(mail);
    expect(file).toContain('METHOD:REQUEST');
    expect(file).toContain('SEQUENCE:3');
    expect(file).toContain('Dr. Meera Shah');
    const asked = await appointmentMail('doctor-changed', { tentative: true }, change);
    expect(asked.text).toContain('The time is not confirmed yet.');
    expect(calendarOf(asked)).toContain('STATUS:TENTATIVE');
  });

  it('says that a request was cancelled, and why, in the front desk’s words', async () => {
    const reason = 'Dr. Shah is on leave <3.\nPlease ask for next week.';
    const mail = await appointmentMail('request-cancelled', {}, { ...byClinic, reason });
    expect(mail.subject).toBe('Your appointment request was cancelled: Tue 6 Jan, 1:30 AM');
    expect(mail.text).toContain('Your appointment request was cancelled.');
    expect(mail.text).toContain(`The reason: “${reason}”`);
    expect(mail.html).toContain('Dr. Shah is on leave &lt;3.');
    const file = calendarOf(mail);
    expect(file).toContain('METHOD:CANCEL');
    expect(file).toContain('STATUS:CANCELLED');
    expect((await appointmentMail('request-cancelled', {}, byClinic)).text).not.toContain('reason');
    expect((await appointmentMail('cancelled', {}, { ...byClinic, reason })).text).toContain('The reason: ');
  });

  it('describes clients’ own actions as their own', async () => {
    const own = { byClient: true };
    expect((await appointmentMail('request-cancelled', {}, own)).text).toContain(
      'You cancelled your appointment request.',
    );
    expect((await appointmentMail('cancelled', {}, own)).text).toContain('You cancelled your appointment.');
  });

  it('says until when a confirmed visit can be changed, and whom to call later', async () => {
    const rule =
      'You can move or cancel it in your portal until 12 hours before it begins; later, please call';
    for (const event of ['confirmed', 'moved', 'doctor-changed'] as const) {
      const mail = await appointmentMail(event, { changeLimit: 12 });
      expect(mail.text).toContain(`${rule} ${clinicPhone()}.`);
      expect(mail.text).not.toContain('If you cannot come');
      expect((await appointmentMail(event)).text).not.toContain(rule);
    }
    expect((await appointmentMail('confirmed', { changeLimit: 0 })).text).toContain('If you cannot come');
  });

  it('links to an online visit, or says that the clinic calls and which number', async () => {
    const online = { type: 'Online', place: 'Online' };
    const joinLink = 'https://meet.example/room?a=1&b=2';
    const linked = await appointmentMail('confirmed', { ...online, joinLink });
    expect(linked.text).toContain(`Join here: ${joinLink}`);
    expect(linked.html).toContain('<a href="https://meet.example/room?a=1&amp;b=2">');
    expect(linked.text).not.toContain('We will call you');
    const called = await appointmentMail('moved', { ...online, callOn: '9825012345' });
    expect(called.text).toContain('We will call you on +91 98250 12345.');
    expect(called.text).not.toContain('Join here');
  });

  it('lists further changes of a move, and the reason', async () => {
    const change = {
      ...byClinic,
      oldStart: new Date('2026-01-04T04:00:00Z'),
      oldDoctor: 'Dr. Raghav Iyer',
      oldDuration: 45,
      reason: 'Dr. Iyer is away.',
    };
    const { text } = await appointmentMail('moved', {}, change);
    expect(text).toContain('Old doctor: Dr. Raghav Iyer\nNew doctor: Dr. Meera Shah');
    expect(text).toContain('Old length: 45 minutes\nNew length: 30 minutes');
    expect(text).toContain('The reason: “Dr. Iyer is away.”');
    const longer = await appointmentMail('moved', {}, { ...change, oldStart: appointment.start });
    expect(longer.subject).toBe('Your visit has changed: Tue 6 Jan, 1:30 AM');
    expect(longer.text).toContain('It begins at the same time as before.');
    expect(longer.text).toContain('Date: Tuesday, 06 Jan 2026');
    expect(longer.text).not.toMatch(/Old time|moved/);
  });

  it('is complete without facts that older emails lack', async () => {
    expect((await appointmentMail('moved')).text).toContain('Date: Tuesday, 06 Jan 2026');
    expect((await appointmentMail('doctor-changed')).text).toContain('Dr. Meera Shah will see you. The time');
  });
});

describe('every email', () => {
  it('comes from the clinic, is named after its key and escapes names', async () => {
    const mail = await received(
      { kind: 'welcome', to, role: 'client', account: '6741', nonce: 'n' },
      '6741:welcome',
    );
    expect(mail.from).toMatchObject({ name: clinicFacts().name, address: clinicFacts().email });
    expect(mail.messageId).toBe('<6741.welcome@clinic.example>');
    expect(mail.text).toContain('https://clinic.example/client/');
    expect(mail.html).toContain('Asha &lt;b&gt;Patel&lt;/b&gt;');
  });
});

describe('an email with a link to the account', () => {
  const account = '674100000000000000000002';

  it.each([
    ['client', 'client'],
    ['doctor', 'staff'],
    ['assistant', 'staff'],
    ['admin', 'staff'],
  ] as const)(
    'leads a %s to the page of the link that is open, in the area of the %ss',
    async (role, area) => {
      const mail = await received({ kind: 'set-password', to, role, account, nonce: 'n' });
      const token = linkToken(env.jwtSecret, 'set-password', { role, id: account }, { nonce: 'n' });
      expect(mail.text).toContain(`https://clinic.example/${area}/set-password?token=${token}`);
    },
  );

  it.each([
    ['welcome', 'verify-email', 'verify-email'],
    ['verify-email', 'verify-email', 'verify-email'],
    ['new-email', 'change-email', 'verify-email'],
    ['email-changing', 'undo-email', 'undo-email'],
    ['undone-email', 'set-password', 'set-password'],
    ['sent-password', 'set-password', 'set-password'],
    ['registered-again', 'set-password', 'set-password'],
  ] as const)('%s: its link is for one thing only and leads to that page', async (kind, purpose, page) => {
    const mail = await received({ kind, to, role: 'client', account, nonce: 'n' });
    const token = linkToken(env.jwtSecret, purpose, { role: 'client', id: account }, { nonce: 'n' });
    expect(mail.text).toContain(`https://clinic.example/client/${page}?token=${token}`);
    expect(mail.text).toContain(clinicFacts().name);
  });
});

describe('a newsletter email', () => {
  it('has the reader’s own unsubscribe link', async () => {
    const address = '674100000000000000000003';
    const mail = await received({ kind: 'newsletter', to, address });
    const [, token = ''] = /unsubscribe\?token=(\S+)/.exec(mail.text ?? '') ?? [];
    expect(addressOfToken(env.jwtSecret, 'unsubscribe', token)).toBe(address);
    expect(addressOfToken('another secret of at least 32 letters', 'unsubscribe', token)).toBeUndefined();
    expect(mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toContain(token);
  });
});
