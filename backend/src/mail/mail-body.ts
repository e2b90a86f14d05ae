import { CLINIC, CLINIC_ADDRESS } from '@clinic/contract/clinic';

/** One mail's words, before they become text and HTML. */
export interface Letter {
  subject: string;
  to: string;
  paragraphs: string[];
  /** Rows such as "Date: 05 Jan 2026"; a value that is an https address can be followed. */
  facts?: [label: string, value: string][];
  link?: { label: string; url: string };
  /** Said after facts and link. */
  closing?: string;
  /** Address of the page that takes the reader off the list. */
  unsubscribe?: string;
}

const SIGNATURE = [CLINIC.name, CLINIC_ADDRESS, `${CLINIC.phones[0] ?? ''} · ${CLINIC.email}`];

export function plainOf({ to, paragraphs, facts = [], link, closing, unsubscribe }: Letter): string {
  const blocks = [
    `Dear ${to},`,
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    link ? `${link.label}:\n${link.url}` : '',
    closing ?? '',
    SIGNATURE.join('\n'),
    unsubscribe ? `To unsubscribe from our newsletter: ${unsubscribe}` : '',
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const paragraph = (html: string): string => `<p style="margin:0 0 16px;white-space:pre-line">${html}</p>`;

/** The site's logo and name; a mail program that shows no pictures still shows the name. */
const head = (publicUrl: string): string =>
  [
    '<p style="margin:0 0 24px;font:600 20px/1.2 Georgia,serif;color:#4a141c">',
    `<img src="${escape(publicUrl)}/icon-192.png" alt="" width="40" height="40" style="vertical-align:middle;margin-right:8px">`,
    `${escape(CLINIC.name)}</p>`,
  ].join('');

const valueOf = (value: string): string =>
  value.startsWith('https://') ? `<a href="${escape(value)}">${escape(value)}</a>` : escape(value);

/** Inline styles and one column: what every mail program shows alike. */
export function htmlOf(letter: Letter, publicUrl: string): string {
  const { subject, to, paragraphs, facts = [], link, closing, unsubscribe } = letter;
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th scope="row" style="text-align:left;padding:4px 16px 4px 0;font-weight:600">${escape(label)}</th><td style="padding:4px 0">${valueOf(value)}</td></tr>`,
  );
  return [
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;background:#fff;color:#2a211c;font:16px/1.5 sans-serif"><div style="max-width:560px">',
    head(publicUrl),
    paragraph(`Dear ${escape(to)},`),
    ...paragraphs.map((text) => paragraph(escape(text))),
    rows.length > 0 ? `<table style="border-collapse:collapse;margin:0 0 16px">${rows.join('')}</table>` : '',
    link ? paragraph(`<a href="${escape(link.url)}">${escape(link.label)}</a>`) : '',
    closing ? paragraph(escape(closing)) : '',
    paragraph(SIGNATURE.map(escape).join('<br>')),
    unsubscribe ? paragraph(`<a href="${escape(unsubscribe)}">Unsubscribe from our newsletter</a>`) : '',
    '</div></body></html>',
  ].join('\n');
}
