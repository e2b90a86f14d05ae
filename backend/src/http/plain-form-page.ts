import { CLINIC } from '@clinic/contract/clinic';

/** One field of a form page. */
export interface FormField {
  name: string;
  label: string;
  kind: 'text' | 'email' | 'tel' | 'number' | 'long' | 'tick' | 'choice';
  required?: boolean;
  choices?: readonly { id: string; name: string }[];
  autocomplete?: string;
}

interface FormPage {
  title: string;
  /** Said above the form. */
  sentence: string;
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

const STYLE = `
body{margin:0;background:#fffaf3;color:#2a1d16;font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:36rem;margin:0 auto;padding:2.5rem 1.25rem}
label{display:block;font-weight:600;margin-top:1rem}
input:not([type=checkbox]),select,textarea{box-sizing:border-box;width:100%;min-height:44px;padding:.5rem .75rem;font:inherit;color:inherit;background:#fff;border:1px solid #7a6a5f;border-radius:8px}
textarea{min-height:7rem}
.tick{display:flex;gap:.75rem;align-items:center;min-height:44px}
.tick label{margin:0;font-weight:400}
.tick input{width:24px;height:24px}
.wrong,.error{color:#8f1d14}
.wrong{font-weight:600}
.error{margin:.25rem 0 0}
button{margin-top:1.5rem;min-height:48px;padding:0 1.5rem;font:inherit;font-weight:600;color:#fff;background:#6b1f1f;border:0;border-radius:8px;cursor:pointer}
a{color:#6b1f1f}
:focus-visible{outline:3px solid #b5651d;outline-offset:2px}`;

/** A whole page with a form, for a browser without JavaScript. */
export function formPage({
  title,
  sentence,
  action,
  fields,
  button,
  values = {},
  errors,
  back,
}: FormPage): string {
  const form = action
    ? `<form method="post" action="${escape(action)}" enctype="multipart/form-data">
${fields.map((field) => inputOf(field, values[field.name], errors?.[field.name]?.[0])).join('\n')}
<button type="submit">${escape(button ?? 'Send')}</button>
</form>`
    : '';
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escape(title)} · ${escape(CLINIC.name)}</title><style>${STYLE}</style></head>
<body><main><h1>${escape(title)}</h1>
<p${errors ? ' class="wrong" role="alert"' : ''}>${escape(sentence)}</p>
${form}
<p><a href="${escape(back.path)}">${escape(back.label)}</a></p></main></body></html>
`;
}

function inputOf(field: FormField, value: unknown, error: string | undefined): string {
  const { name, label, kind, required, choices, autocomplete } = field;
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const shared = [
    `id="${name}" name="${name}"`,
    required ? 'required' : '',
    autocomplete ? `autocomplete="${autocomplete}"` : '',
    error ? `aria-invalid="true" aria-describedby="${name}-error"` : '',
  ]
    .filter(Boolean)
    .join(' ');
  const said = error ? `<p class="error" id="${name}-error">${escape(error)}</p>` : '';
  const title = `<label for="${name}">${escape(label)}</label>`;
  if (kind === 'tick')
    return `<div class="tick"><input type="checkbox" value="true" ${shared}${value ? ' checked' : ''}>${title}</div>${said}`;
  if (kind === 'long') return `${title}<textarea ${shared}>${escape(text)}</textarea>${said}`;
  if (kind === 'choice') {
    const options = (choices ?? []).map(
      (choice) =>
        `<option value="${escape(choice.id)}"${choice.id === text ? ' selected' : ''}>${escape(choice.name)}</option>`,
    );
    return `${title}<select ${shared}><option value=""></option>${options.join('')}</select>${said}`;
  }
  return `${title}<input type="${kind}" ${shared} value="${escape(text)}">${said}`;
}
