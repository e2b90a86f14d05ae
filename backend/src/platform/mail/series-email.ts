import { clinicPhone } from '@clinic/contract/clinic';
import { clinicDateTime, formatShortMoment } from '@clinic/contract/clinic-calendar';
import { weCallSentence } from '@clinic/contract/clients/phones';
import type { SeriesEmail } from '@clinic/contract/notifications/email-kinds';
import { counted } from '@clinic/contract/platform/counted';
import { changeRuleSentence } from '@clinic/contract/scheduling/booking-policy';
import { factsOfSeries } from './appointment-facts.ts';
import type { MailEnv } from './compose-mail.ts';
import type { Email } from './mail-body.ts';
import type { OutboxRecord } from './outbox.schema.ts';

type SeriesMail = Extract<OutboxRecord['message'], { kind: SeriesEmail }>;

const WORDS: Record<SeriesEmail, { subject: string; sentence: string; file: string }> = {
  'series-booked': {
    subject: 'Confirmed',
    sentence: 'Your visits are confirmed. We look forward to seeing you.',
    file: 'The attached file puts all of them into your calendar.',
  },
  'series-moved': {
    subject: 'Moved',
    sentence: 'These visits were moved. They take place at these times now.',
    file: 'The attached file updates your calendar.',
  },
  'series-doctor-changed': {
    subject: 'Your doctor has changed',
    sentence: 'Another doctor will see you at these visits. Their times have not changed.',
    file: 'The attached file updates your calendar.',
  },
  'series-cancelled': {
    subject: 'Cancelled',
    sentence: 'These visits were cancelled.',
    file: 'The attached file removes them from your calendar.',
  },
};

/** Makes one email about several visits, each with its day and time in the clinic's zone. */
export function seriesEmail({ to, kind, appointments, reason }: SeriesMail, env: MailEnv): Email {
  const zone = env.clinicTimezone;
  const [first] = appointments;
  const { subject, sentence, file } = WORDS[kind];
  const from = first && `, first ${formatShortMoment(clinicDateTime(new Date(first.start), zone))}`;
  return {
    subject: `${subject}: ${counted(appointments.length, 'visit')}${from ?? ''}`,
    to: to.name,
    paragraphs: [
      sentence,
      ...(reason ? [`The reason: “${reason}”`] : []),
      ...(first?.callOn ? [weCallSentence(first.callOn)] : []),
    ],
    facts: factsOfSeries(appointments, zone),
    link: { label: 'Your appointments', url: `${env.publicUrl}/client/appointments` },
    closing: [file, kind === 'series-cancelled' ? undefined : ruleOf(first?.changeLimit)]
      .filter(Boolean)
      .join(' '),
  };
}

/** How one of the visits is changed; the rule about late changes speaks of one visit, too. */
function ruleOf(changeLimit: number | undefined): string {
  const rule = changeLimit === undefined ? undefined : changeRuleSentence({ changeLimit }, clinicPhone());
  return `Does one not suit you? ${rule ?? `Please move or cancel it in your portal, or call ${clinicPhone()}.`}`;
}
