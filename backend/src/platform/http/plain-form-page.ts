import { escapeHtml } from '@clinic/contract/platform/escape-html';
import { inSiteFrame } from './site-frame.ts';

/** One field of a form page; `label` may contain a link. */
export interface FormField {
  name: string;
  label: string | readonly [before: string, linked: string, after: string];
  href?: string;
  hint?: string;
  kind: 'line' | 'long' | 'tick' | 'choice' | 'hidden';
  required?: boolean;
  /** Options of a select, with `unknown` as its first. */
  choices?: readonly { id: string; name: string }[];
  unknown?: string;
  attributes?: Record<string, string | number | undefined>;
}

interface FormPage {
  title: string;
  /** The sentence above the form; for a failure, shown between what did not happen and a reassurance. */
  sentence: string;
  failed?: { lead: string; comfort: string };
  /** Target of the form; left out: the page is only a notice. */
  action?: string;
  fields: readonly FormField[];
  /** A note above the button, with a link in its middle. */
  note?: { text: readonly [before: string, linked: string, after: string]; href: string };
  button?: string;
  values?: Record<string, unknown>;
  errors?: Record<string, string[]>;
  back: { label: string; path: string };
}

const attributesOf = (attributes: Record<string, string | number | boolean | undefined>): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => (value === true ? name : `${name}="${escapeHtml(String(value))}"`))
    .join(' ');

/** A form page of the site for browsers without JavaScript, with the classes of the site's own form. */
export function formPage(page: FormPage): string {
  const { title, sentence, failed, action, fields, note, button, values = {}, errors = {}, back } = page;
  const notice = failed
    ? `<p class="failure" role="alert"><b>${escapeHtml(failed.lead)}</b> ${escapeHtml(sentence)} ${escapeHtml(failed.comfort)}</p>`
    : `<p class="lede">${escapeHtml(sentence)}</p>`;
  const wrong = fields.find(({ name }) => errors[name])?.name;
  const inputs = fields.map((field) =>
    fieldOf(field, values[field.name], errors[field.name]?.[0], field.name === wrong),
  );
  const form = action
    ? `<form class="booking" method="post" action="${escapeHtml(action)}" enctype="multipart/form-data">
${inputs.join('\n')}
${note ? noteOf(note) : ''}
<div class="wide"><button class="button" type="submit">${escapeHtml(button ?? 'Send')}</button></div>
</form>`
    : '';
  return inSiteFrame(
    escapeHtml(title),
    `<div class="wrap page-head answer"><h1>${escapeHtml(title)}</h1>
${notice}
${form}
<p><a href="${escapeHtml(back.path)}">${escapeHtml(back.label)}</a></p></div>`,
  );
}

function noteOf({ text: [before, linked, after], href }: NonNullable<FormPage['note']>): string {
  const link = `<a href="${escapeHtml(href)}">${escapeHtml(linked)}</a>`;
  return `<p class="hint wide">${escapeHtml(before)}${link}${escapeHtml(after)}</p>`;
}

function fieldOf(field: FormField, value: unknown, error: string | undefined, first: boolean): string {
  const { name, hint, kind, required = false } = field;
  const id = `answer-${name}`;
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (kind === 'hidden') return `<input ${attributesOf({ type: 'hidden', name, value: text })}>`;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const attributes = attributesOf({
    id,
    name,
    required,
    'aria-invalid': error ? 'true' : undefined,
    'aria-describedby': described || undefined,
    autofocus: first,
    ...field.attributes,
  });
  const label = `<label for="${id}">${labelOf(field)}</label>`;
  const problem = error ? `<p class="error" id="${id}-error">${escapeHtml(error)}</p>` : '';
  if (kind === 'tick') {
    const tick = `<input type="checkbox" ${attributes}${value ? ' checked' : ''}>`;
    return `<div class="field wide"><div class="check">${tick}${label}</div>${problem}</div>`;
  }
  const hinted = hint ? `<span class="hint" id="${id}-hint">${escapeHtml(hint)}</span>` : '';
  const wide = kind === 'long' ? ' wide' : '';
  const input = inputOf(field, attributes, text);
  return `<div class="field${wide}"><div class="caption">${label}${hinted}</div>${input}${problem}</div>`;
}

const labelOf = ({ label, href = '' }: FormField): string =>
  typeof label === 'string'
    ? escapeHtml(label)
    : `${escapeHtml(label[0])}<a href="${escapeHtml(href)}">${escapeHtml(label[1])}</a>${escapeHtml(label[2])}`;

function inputOf({ kind, choices = [], unknown = '' }: FormField, attributes: string, text: string): string {
  if (kind === 'long') return `<textarea rows="4" ${attributes}>${escapeHtml(text)}</textarea>`;
  if (kind === 'line') return `<input ${attributes} value="${escapeHtml(text)}">`;
  const options = choices.map(
    ({ id, name }) =>
      `<option value="${escapeHtml(id)}"${id === text ? ' selected' : ''}>${escapeHtml(name)}</option>`,
  );
  return `<select ${attributes}><option value="">${escapeHtml(unknown)}</option>${options.join('')}</select>`;
}
