import { clinicFacts } from '@clinic/contract/clinic';
import {
  EMAIL_KINDS,
  MAX_SUBJECT,
  VISIT_EMAILS,
  type EmailKind,
} from '@clinic/contract/notifications/email-kinds';
import { htmlOf, plainOf } from './mail-body.ts';
import { sampleOf } from './email-samples.ts';
import { kindOf } from './kind-of-email.ts';
import { emailOf } from './email-texts.ts';

const env = {
  publicUrl: 'https://clinic.example',
  clinicTimezone: 'Asia/Kolkata',
  jwtSecret: 'a secret of the tests with 32 characters',
};
/** Two days before the longest text of a moment: "Wed 30 Sep, 12:30 PM". */
const NOW = new Date('2026-09-28T04:00:00Z');
const mail = (kind: EmailKind) => emailOf(sampleOf(kind, NOW, env.clinicTimezone), env);
/** The visible words of the HTML. */
const words = (html: string): string =>
  html
    .replace(/[\s\S]*<body/, '')
    .replaceAll(/<br>/g, '\n')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');

describe.each(EMAIL_KINDS)('the email %s', (kind) => {
  it('matches its sample', () => {
    expect(kindOf(sampleOf(kind, NOW, env.clinicTimezone))).toBe(kind);
  });

  it('has a subject that fits on a phone', () => {
    expect(mail(kind).subject.length).toBeLessThanOrEqual(MAX_SUBJECT);
  });

  it('has the clinic’s name and colours, light and dark, with nothing external', () => {
    const html = htmlOf(mail(kind));
    expect(html).toContain('<meta name="color-scheme" content="light dark"');
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html.indexOf(clinicFacts().name)).toBeLessThan(html.indexOf('Dear '));
    expect(html).not.toMatch(/<img|<script|@import|url\(|<link|\{\{|\[\[/);
    expect(html.length).toBeLessThan(60_000);
  });

  it('has the same content as text', () => {
    const one = mail(kind);
    const html = words(htmlOf(one));
    for (const line of plainOf(one).split('\n').filter(Boolean)) {
      // In the text version, the address follows the link's text.
      const said = line.replace(/^(.*?:? ?)https:\/\/\S+$/, '$1').trim();
      const [, label = said, value = ''] = /^([A-Z][\w, ]+): (.*)$/.exec(said) ?? [];
      for (const part of [label, value]) expect(html).toContain(part.replace(/:$/, '').trim());
    }
  });
});

describe('an email about a visit', () => {
  it.each(VISIT_EMAILS)('says of %s when, with whom and where, and how it is changed', (kind) => {
    const text = plainOf(mail(kind));
    expect(text).toMatch(/(Time|New time): .*3:30 PM IST/);
    expect(text).toContain('Dr. Meera Shah');
    expect(text).toContain(clinicFacts().address.line1);
    expect(text).toContain('https://clinic.example/client/appointments');
    expect(mail(kind).subject).toMatch(/(Wed 30|Sun 27) Sep, 3:30 PM/);
  });

  it('has a longest possible subject that is short enough', () => {
    const longest = sampleOf('request-cancelled', NOW, env.clinicTimezone);
    if (longest.kind !== 'appointment') throw new Error('no visit');
    longest.appointment.start = new Date('2026-09-30T07:00:00Z');
    longest.appointment.doctor = 'Dr. '.padEnd(120, 'Venkatanarasimharajuvaripeta ');
    longest.to = { ...longest.to, name: 'A'.repeat(120) };
    const { subject } = emailOf(longest, env);
    expect(subject).toBe('Your appointment request was cancelled: Wed 30 Sep, 12:30 PM');
    expect(subject.length).toBeLessThanOrEqual(MAX_SUBJECT);
  });
});

describe('an email about a plan or a program', () => {
  it.each(['plan-published', 'check-in-answered', 'program-ending'] as const)(
    'tells in %s nothing of the treatment',
    (kind) => {
      const text = plainOf(mail(kind));
      expect(text).toContain('https://clinic.example/client/');
      expect(text).not.toMatch(/weight|detox|kg|diabet/i);
    },
  );

  it('names the day on which the program ends', () => {
    expect(mail('program-ending').subject).toBe('Your program ends on Mon 5 Oct');
    expect(plainOf(mail('program-ending'))).toContain('Monday, 05 Oct 2026');
  });
});
