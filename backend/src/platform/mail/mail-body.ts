import { clinicFacts } from '@clinic/contract/clinic';
import { letterSignature } from '@clinic/contract/notifications/letter-signature';
import { EMAIL_FRAME } from './email-frame.ts';

/** A row such as "Date: 05 Jan 2026", with an optional link below the value. */
export type Fact = readonly [label: string, value: string, link?: EmailLink];

interface EmailLink {
  label: string;
  url: string;
}

/** An email's contents, before rendering to text and HTML. */
export interface Email {
  subject: string;
  to: string;
  paragraphs: string[];
  /** A value that is an https address becomes a link. */
  facts?: Fact[];
  /** The main action. */
  link?: EmailLink;
  /** A link for the alternative to the main action. */
  refusal?: EmailLink;
  /** Shown after facts and link. */
  closing?: string;
  /** Address of the unsubscribe page. */
  unsubscribe?: string;
}

const signature = (): string[] => letterSignature(clinicFacts());

export function plainOf({ to, paragraphs, facts = [], link, refusal, closing, unsubscribe }: Email): string {
  const blocks = [
    `Dear ${to},`,
    ...paragraphs,
    facts.map(plainFact).join('\n'),
    ...[link, refusal].map((one) => (one ? `${one.label}:\n${one.url}` : '')),
    closing ?? '',
    signature().join('\n'),
    unsubscribe ? `Unsubscribe from our newsletter: ${unsubscribe}` : '',
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

const plainFact = ([label, value, link]: Fact): string =>
  [`${label}: ${value}`, ...(link ? [`${link.label}: ${link.url}`] : [])].join('\n');

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Uses line breaks, since some mail programs drop styles. */
const lines = (text: string): string => escape(text).replaceAll('\n', '<br>');

const anchor = (url: string, label = url): string => `<a href="${escape(url)}">${escape(label)}</a>`;

/** Fills the slots of a frame part with HTML. */
const filled = (part: string, slots: Record<string, string>): string =>
  part.replaceAll(/\{\{(\w+)\}\}/g, (_, slot: string) => slots[slot] ?? '');

const paragraph = (html: string): string => filled(EMAIL_FRAME.paragraph, { text: html });
const small = (html: string): string => filled(EMAIL_FRAME.small, { text: html });

function fact([label, value, link]: Fact): string {
  const text = value.startsWith('https://') ? anchor(value) : lines(value);
  const below = link ? `<br>${anchor(link.url, link.label)}` : '';
  return filled(EMAIL_FRAME.fact, { label: escape(label), value: text + below });
}

/** The email in the clinic's design: one column, inline styles, no pictures, light and dark. */
export function htmlOf(email: Email): string {
  const { subject, to, paragraphs, facts = [], link, refusal, closing, unsubscribe } = email;
  const parts = [
    paragraph(`Dear ${escape(to)},`),
    ...paragraphs.map((text) => paragraph(lines(text))),
    facts.length > 0 ? filled(EMAIL_FRAME.facts, { rows: facts.map(fact).join('') }) : '',
    link ? filled(EMAIL_FRAME.button, { url: escape(link.url), text: escape(link.label) }) : '',
    refusal ? paragraph(anchor(refusal.url, refusal.label)) : '',
    closing ? small(lines(closing)) : '',
    unsubscribe ? small(anchor(unsubscribe, 'Unsubscribe from our newsletter')) : '',
  ];
  return filled(EMAIL_FRAME.whole, {
    subject: escape(subject),
    preview: escape(paragraphs[0] ?? ''),
    clinic: escape(clinicFacts().name),
    tagline: escape(clinicFacts().tagline),
    email: parts.join('\n'),
    signature: signature().map(escape).join('<br>'),
  });
}
