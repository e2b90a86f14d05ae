import { inSiteFrame } from './site-frame.ts';

/** One field of a form page; `label` may have a link in its middle. */
export interface FormField {
  name: string;
  label: string | readonly [before: string, linked: string, after: string];
  href?: string;
  hint?: string;
  kind: 'line' | 'long' | 'tick' | 'choice' | 'hidden';
  required?: boolean;
  /** Of a choice, which may stay at `unknown`. */
  choices?: readonly { id: string; name: string }[];
  unknown?: string;
  /** More attributes of the input, by their HTML names. */
  attributes?: Record<string, string | number | undefined>;
}

interface FormPage {
  title: string;
  /** Said above the form; of a failure, what did not happen stands before it and a comfort behind. */
  sentence: string;
  failed?: { lead: string; comfort: string };
  /** Where the form is sent; none: the page is a notice. */
  action?: string;
  fields: readonly FormField[];
  button?: string;
  /** What the visitor has typed. */
  values?: Record<string, unknown>;
  /** Field → what is wrong with it. */
  errors?: Record<string, string[]>;
  /** Link below the form. */
  back: { label: string; path: string };
}

const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

const attributesOf = (attributes: Record<string, string | number | boolean | undefined>): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => (value === true ? name : `${name}="${escape(String(value))}"`))
    .join(' ');

/** A page of the site with a form, for a browser without JavaScript; its classes are those of the site's own form. */
export function formPage(page: FormPage): string {
  const { title, sentence, failed, action, fields, button, values = {}, errors = {}, back } = page;
  const notice = failed
    ? `<p class="failure" role="alert"><b>${escape(failed.lead)}</b> ${escape(sentence)} ${escape(failed.comfort)}</p>`
    : `<p class="lede">${escape(sentence)}</p>`;
  const wrong = fields.find(({ name }) => errors[name])?.name;
  const inputs = fields.map((field) =>
    fieldOf(field, values[field.name], errors[field.name]?.[0], field.name === wrong),
  );
  const form = action
    ? `<form class="booking" method="post" action="${escape(action)}" enctype="multipart/form-data">
${inputs.join('\n')}
<div class="wide"><button class="button" type="submit">${escape(button ?? 'Send')}</button></div>
</form>`
    : '';
  return inSiteFrame(
    escape(title),
    `<div class="wrap page-head answer"><h1>${escape(title)}</h1>
${notice}
${form}
<p><a href="${escape(back.path)}">${escape(back.label)}</a></p></div>`,
  );
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
  const problem = error ? `<p class="error" id="${id}-error">${escape(error)}</p>` : '';
  if (kind === 'tick') {
    const tick = `<input type="checkbox" ${attributes}${value ? ' checked' : ''}>`;
    return `<div class="field wide"><div class="check">${tick}${label}</div>${problem}</div>`;
  }
  const hinted = hint ? `<span class="hint" id="${id}-hint">${escape(hint)}</span>` : '';
  const wide = kind === 'long' ? ' wide' : '';
  const input = inputOf(field, attributes, text);
  return `<div class="field${wide}"><div class="caption">${label}${hinted}</div>${input}${problem}</div>`;
}

const labelOf = ({ label, href = '' }: FormField): string =>
  typeof label === 'string'
    ? escape(label)
    : `${escape(label[0])}<a href="${escape(href)}">${escape(label[1])}</a>${escape(label[2])}`;

function inputOf({ kind, choices = [], unknown = '' }: FormField, attributes: string, text: string): string {
  if (kind === 'long') return `<textarea rows="4" ${attributes}>${escape(text)}</textarea>`;
  if (kind === 'line') return `<input ${attributes} value="${escape(text)}">`;
  const options = choices.map(
    ({ id, name }) =>
      `<option value="${escape(id)}"${id === text ? ' selected' : ''}>${escape(name)}</option>`,
  );
  return `<select ${attributes}><option value="">${escape(unknown)}</option>${options.join('')}</select>`;
}
