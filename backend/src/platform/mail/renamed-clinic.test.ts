import { knowClinic, SHIPPED_CLINIC, type ClinicFacts } from '@clinic/contract/clinic';
import { EMAIL_KINDS } from '@clinic/contract/notifications/email-kinds';
import { noticeTexts } from '@clinic/contract/privacy/privacy-notice-texts';
import { testClock } from '../../../test/test-clock.ts';
import { copyPage } from '../../privacy/data-rights/copy-page.ts';
import { composeMail } from './compose-mail.ts';
import { sampleOf } from './email-samples.ts';

const env = {
  publicUrl: 'https://clinic.example',
  clinicTimezone: 'Asia/Kolkata',
  jwtSecret: 'a secret of the tests with 32 characters',
};

const TARANG: ClinicFacts = {
  name: 'Tarang & Daughters',
  legalName: 'Tarang Wellness LLP',
  tagline: 'Slowly, and for good',
  address: {
    line1: '12 Ring Road',
    line2: '',
    city: 'Pune',
    state: 'Maharashtra',
    pin: '411001',
    country: 'India',
  },
  geo: null,
  mapUrl: '',
  phones: ['+91 20 5555 0100'],
  email: 'hello@tarang.example',
  careEmail: 'data@tarang.example',
  social: { instagram: '', facebook: '', youtube: '' },
  logo: '',
};

/** Everything by which the shipped clinic could be recognised. */
const SHIPPED = [
  SHIPPED_CLINIC.name.split(' ')[0] ?? '',
  SHIPPED_CLINIC.tagline,
  SHIPPED_CLINIC.address.line1,
  SHIPPED_CLINIC.address.line2,
  SHIPPED_CLINIC.address.pin,
  ...SHIPPED_CLINIC.phones,
  'tulsivan.example',
];
const shippedIn = (text: string) =>
  SHIPPED.filter((words) => text.toLowerCase().includes(words.toLowerCase()));

describe('a clinic that has another name than the shipped one', () => {
  beforeAll(() => knowClinic(TARANG));
  afterAll(() => knowClinic(SHIPPED_CLINIC));

  it.each(EMAIL_KINDS)(
    'stands in the letter %s with its calendar file, and the shipped one does not',
    (kind) => {
      const message = sampleOf(kind, testClock.now(), env.clinicTimezone);
      const mail = composeMail('key', message, env, testClock.now());
      expect(mail).toMatchObject({
        text: expect.stringContaining('Tarang & Daughters'),
        html: expect.stringContaining('Tarang &amp; Daughters'),
        replyTo: TARANG.email,
        from: { name: TARANG.name, address: TARANG.email },
      });
      expect(shippedIn(JSON.stringify(mail))).toEqual([]);
    },
  );

  it('stands in the notice of privacy in every language, and on the page of a copy', () => {
    const notices = JSON.stringify(noticeTexts());
    const copy = copyPage([], { madeAt: testClock.now(), zone: env.clinicTimezone });
    for (const text of [notices, copy]) {
      expect(text).toContain('12 Ring Road, Pune 411001, Maharashtra');
      expect(text).toContain(TARANG.careEmail);
      expect(shippedIn(text)).toEqual([]);
    }
  });
});
