import { CLINIC, CLINIC_ADDRESS } from '@clinic/contract/clinic';
import { LETTER_FRAME } from './letter-frame.ts';

/** A row such as "Date: 05 Jan 2026"; `link` is shown below the value. */
export type Fact = readonly [label: string, value: string, link?: LetterLink];

interface LetterLink {
  label: string;
  url: string;
}

export interface Letter {
  subject: string;
  to: string;
  paragraphs: string[];
  /** An https address becomes a link. */
  facts?: Fact[];
  /** The letter's main action. */
  link?: LetterLink;
  /** The alternative to the main action. */
  refusal?: LetterLink;
  /** Text after facts and link. */
  closing?: string;
  /** Address of the page that unsubscribes the reader. */
  unsubscribe?: string;
}

const SIGNATURE = [CLINIC.name, CLINIC_ADDRESS, `${CLINIC.phones[0] ?? ''} · ${CLINIC.email}`];

export function plainOf({ to, paragraphs, facts = [], link, refusal, closing, unsubscribe }: Letter): string {
  const blocks = [
    `Dear ${to},`,
    ...paragraphs,
    facts.map(plainFact).join('\n'),
    ...[link, refusal].map((one) => (one ? `${one.label}:\n${one.url}` : '')),
    closing ?? '',
    SIGNATURE.join('\n'),
    unsubscribe ? `Unsubscribe from our newsletter: ${unsubscribe}` : '',
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

const plainFact = ([label, value, link]: Fact): string =>
  [`${label}: ${value}`, ...(link ? [`${link.label}: ${link.url}`] : [])].join('\n');

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Line breaks become <br>, which mail programs without styles keep. */
const lines = (text: string): string => escape(text).replaceAll('\n', '<br>');

const anchor = (url: string, label = url): string => `<a href="${escape(url)}">${escape(label)}</a>`;

/** Fills the slots of one part with HTML. */
const filled = (part: string, slots: Record<string, string>): string =>
  part.replaceAll(/\{\{(\w+)\}\}/g, (_, slot: string) => slots[slot] ?? '');

const paragraph = (html: string): string => filled(LETTER_FRAME.paragraph, { text: html });
const small = (html: string): string => filled(LETTER_FRAME.small, { text: html });

function fact([label, value, link]: Fact): string {
  const text = value.startsWith('https://') ? anchor(value) : lines(value);
  const below = link ? `<br>${anchor(link.url, link.label)}` : '';
  return filled(LETTER_FRAME.fact, { label: escape(label), value: text + below });
}

/** The clinic's design: one column, inline styles, no pictures, light and dark. */
export function htmlOf(letter: Letter): string {
  const { subject, to, paragraphs, facts = [], link, refusal, closing, unsubscribe } = letter;
  const parts = [
    paragraph(`Dear ${escape(to)},`),
    ...paragraphs.map((text) => paragraph(lines(text))),
    facts.length > 0 ? filled(LETTER_FRAME.facts, { rows: facts.map(fact).join('') }) : '',
    link ? filled(LETTER_FRAME.button, { url: escape(link.url), text: escape(link.label) }) : '',
    refusal ? paragraph(anchor(refusal.url, refusal.label)) : '',
    closing ? small(lines(closing)) : '',
    unsubscribe ? small(anchor(unsubscribe, 'Unsubscribe from our newsletter')) : '',
  ];
  return filled(LETTER_FRAME.whole, {
    subject: escape(subject),
    preview: escape(paragraphs[0] ?? ''),
    clinic: escape(CLINIC.name),
    tagline: escape(CLINIC.tagline),
    letter: parts.join('\n'),
    signature: SIGNATURE.map(escape).join('<br>'),
  });
}
