import { CLINIC } from '@clinic/contract/clinic';
import { createTransport } from 'nodemailer';
import PostalMime, { type Email } from 'postal-mime';
import { passwordToken } from '../auth/password-link.ts';
import { addressOfToken } from '../newsletter/unsubscribe-token.ts';
import { composeMail } from './compose-mail.ts';
import type { MailedAppointment } from './mail-message.ts';
import type { OutboxRecord } from './outbox.schema.ts';

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

/** What the reader's mail program gets. */
async function received(message: OutboxRecord['message'], key = 'key'): Promise<Email> {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message: bytes } = await transport.sendMail(composeMail(key, message, env));
  return PostalMime.parse(bytes as Buffer);
}

const calendarOf = (mail: Email): string => {
  const file = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  const content = file?.content ?? '';
  return (typeof content === 'string' ? content : new TextDecoder().decode(content)).replaceAll('\r\n ', '');
};

const appointmentMail = (event: 'requested' | 'confirmed' | 'moved' | 'cancelled', over = {}) =>
  received({ kind: 'appointment', to, event, appointment: { ...appointment, ...over } });

describe('a mail about an appointment', () => {
  it("tells day and time on the clinic's clock, the doctor and the place, as text and as HTML", async () => {
    const mail = await appointmentMail('confirmed');
    expect(mail.subject).toBe('Your appointment is confirmed: 06 Jan 2026, 01:30 AM');
    for (const words of [
      '06 Jan 2026',
      '01:30 AM',
      'Dr. Meera Shah',
      'In-Person',
      '2nd Floor, Madhuban House',
    ]) {
      expect(mail.text).toContain(words);
      expect(mail.html).toContain(words);
    }
    expect(mail.text).toContain('https://clinic.example/client/appointments');
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

  it('takes a cancelled appointment out of the calendar', async () => {
    const file = calendarOf(await appointmentMail('cancelled'));
    expect(file).toContain('METHOD:CANCEL');
    expect(file).toContain('STATUS:CANCELLED');
  });

  it('has no calendar file for a first request, and shows one that was moved and is not confirmed as tentative', async () => {
    expect((await appointmentMail('requested')).attachments).toEqual([]);
    const moved = await appointmentMail('moved', { tentative: true });
    expect(calendarOf(moved)).toContain('STATUS:TENTATIVE');
    expect(moved.text).toContain('not confirmed yet');
  });
});

describe('every mail', () => {
  it('comes from the clinic, is named after its notice and shows a name as text, never as markup', async () => {
    const mail = await received({ kind: 'welcome', to }, '6741:welcome');
    expect(mail.from).toMatchObject({ name: CLINIC.name, address: CLINIC.email });
    expect(mail.messageId).toBe('<6741.welcome@clinic.example>');
    expect(mail.text).toContain('https://clinic.example/client/login');
    expect(mail.html).toContain('Asha &lt;b&gt;Patel&lt;/b&gt;');
  });
});

describe('a set-password mail', () => {
  it('leads to the page of the link that the client has open', async () => {
    const client = '674100000000000000000002';
    const mail = await received({ kind: 'set-password', to, client, nonce: 'n', registered: false });
    const token = passwordToken(env.jwtSecret, client, 'n');
    expect(mail.text).toContain(`https://clinic.example/client/set-password?token=${token}`);
  });
});

describe('a newsletter mail', () => {
  it('has the link that takes its reader off the list, and nobody else', async () => {
    const address = '674100000000000000000003';
    const mail = await received({ kind: 'newsletter', to, address });
    const [, token = ''] = /unsubscribe\?token=(\S+)/.exec(mail.text ?? '') ?? [];
    expect(addressOfToken(env.jwtSecret, token)).toBe(address);
    expect(addressOfToken('another secret of at least 32 letters', token)).toBeUndefined();
    expect(mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toContain(token);
  });
});
