import { clinicFacts, clinicPhone } from '@clinic/contract/clinic';
import { addDays, formatShortDay, formatWeekday, type Day } from '@clinic/contract/clinic-calendar';
import type { Role } from '@clinic/contract/constants';
import { newsletterLink } from '../mailed-links/newsletter-links.ts';
import { appointmentEmail } from './appointment-emails.ts';
import type { MailEnv } from './compose-mail.ts';
import { linkEmail } from './link-emails.ts';
import type { Email } from './mail-body.ts';
import type { PlainEmail } from './mail-message.ts';
import type { OutboxRecord } from './outbox.schema.ts';
import { seriesEmail } from './series-email.ts';
import { secondFactorEmail } from './second-factor-email.ts';

type Message = OutboxRecord['message'];

export function emailOf(message: Message, env: MailEnv): Email {
  switch (message.kind) {
    case 'newsletter':
      return newsletter(message, env);
    case 'second-factor':
      return secondFactorEmail(message, env);
    case 'appointment':
      return appointmentEmail(message, env);
    case 'series-booked':
    case 'series-moved':
    case 'series-doctor-changed':
    case 'series-cancelled':
      return seriesEmail(message, env);
    case 'plan-published':
      return planPublished(message, env);
    case 'check-in-answered':
      return checkInAnswered(message, env);
    case 'program-ending':
      return programEnding(message, env);
    case 'new-doctor':
      return givenToAnother(message, env);
    case 'payment-not-received':
      return paymentNotReceived(message, env);
    default:
      return linkEmail(message, env);
  }
}

/** Made-up facts of an email, for the admin's preview. */
export function madeUp(
  kind: PlainEmail | 'program-ending' | 'new-doctor' | 'payment-not-received' | 'newsletter',
  today: Day,
) {
  switch (kind) {
    case 'program-ending':
      return { kind, endsOn: addDays(today, 7) };
    case 'new-doctor':
      return {
        kind,
        oldDoctor: 'Dr. Raghav Iyer',
        newDoctor: 'Dr. Meera Shah',
        by: { name: 'Ritu Shah', role: 'assistant' as const },
      };
    case 'payment-not-received':
      return {
        kind,
        invoice: '000000000000000000000000',
        invoiceNumber: 'INV-2026-0042',
        reference: '633018547201',
      };
    case 'newsletter':
      return { kind, address: '000000000000000000000000', toConfirm: true };
    default:
      return { kind };
  }
}

// Emails name no program, plan or answer, since others may read a mailbox.
const planPublished = ({ to }: Message, { publicUrl }: MailEnv): Email => ({
  subject: 'Your new diet plan is ready',
  to: to.name,
  paragraphs: [
    'Your doctor has published your diet plan. You find each day, with its meals, in your portal.',
  ],
  link: { label: 'Open your diet plan', url: `${publicUrl}/client/diet-plan` },
  closing: `If something in it does not fit your days, please tell us: ${clinicPhone()}.`,
});

const checkInAnswered = ({ to }: Message, { publicUrl }: MailEnv): Email => ({
  subject: 'Your doctor has written back',
  to: to.name,
  paragraphs: ['There is an answer to your weekly check-in. You find it in your portal.'],
  link: { label: 'Read the answer', url: `${publicUrl}/client/check-ins` },
  closing: `Is it urgent? Please call us: ${clinicPhone()}.`,
});

const programEnding = (
  { to, endsOn }: Extract<Message, { kind: 'program-ending' }>,
  { publicUrl }: MailEnv,
): Email => ({
  subject: `Your program ends on ${formatShortDay(endsOn)}`,
  to: to.name,
  paragraphs: [
    `Your program with us ends on ${formatWeekday(endsOn)}. Well done for coming this far.`,
    'A visit before it ends is a good moment to look back with your doctor, and to plan what comes next.',
  ],
  link: { label: 'Ask for a visit', url: `${publicUrl}/client/appointments` },
  closing: `You have one already? Then you need not do anything. Questions: ${clinicPhone()}.`,
});

const CHANGED_BY: Record<Role, string> = {
  admin: 'admin',
  assistant: 'front desk',
  doctor: 'doctor',
  client: 'client',
};

const givenToAnother = (
  { to, oldDoctor, newDoctor, by }: Extract<Message, { kind: 'new-doctor' }>,
  { publicUrl }: MailEnv,
): Email => ({
  subject: 'You have another doctor at our clinic',
  to: to.name,
  paragraphs: ['Your record has another doctor, who reads it from now on.'],
  facts: [
    ['Until now', oldDoctor],
    ['From now on', newDoctor],
    ['Changed by', `${by.name}, ${CHANGED_BY[by.role]}`],
  ],
  link: { label: 'See who opened your record', url: `${publicUrl}/client/access` },
  closing: `If you do not know of this, please tell us at once: ${clinicPhone()}.`,
});

const paymentNotReceived = (
  { to, invoice, invoiceNumber, reference }: Extract<Message, { kind: 'payment-not-received' }>,
  { publicUrl }: MailEnv,
): Email => ({
  subject: 'We have not received your payment',
  to: to.name,
  paragraphs: [
    'You told us that you have paid an invoice. We have looked for the payment, and it has not reached us.',
    'Please look whether your bank or your app has sent it. Did it? Then tell us once more, with its number.',
  ],
  facts: [
    ['Invoice', invoiceNumber],
    ['Reference', reference],
  ],
  link: { label: 'Open the invoice', url: `${publicUrl}/client/invoices/${invoice}` },
  closing: `Questions: ${clinicPhone()}.`,
});

const newsletter = (
  { to, address, toConfirm = false }: Extract<Message, { kind: 'newsletter' }>,
  env: MailEnv,
): Email => ({
  subject: toConfirm ? 'Please confirm: our newsletter' : `Our newsletter: ${clinicFacts().name}`,
  to: to.name,
  paragraphs: toConfirm
    ? [
        'Our newsletter was asked for at this address. It comes only if you confirm it: press the button below.',
        'If this was not you, you need not do anything: no other letter follows.',
      ]
    : [
        'Thank you for your interest. From now on you receive our newsletter at this address.',
        'If this was not you, please unsubscribe with the link below.',
      ],
  ...(toConfirm && {
    link: { label: 'Yes, send me the newsletter', url: newsletterLink(env, 'confirm', address) },
  }),
  unsubscribe: newsletterLink(env, 'unsubscribe', address),
});
