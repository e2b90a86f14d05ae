import { CLINIC, CLINIC_ADDRESS } from '@clinic/contract/clinic';
import { clinicDateTime, formatDay, formatMoment, isRealDate } from '@clinic/contract/clinic-calendar';
import { FORM_DEFINITIONS, fieldsOf, type FormType } from '@clinic/contract/intake-form-fields';
import { escapeHtml } from '../http/escape-html.ts';
import { isPlainObject } from '../http/plain-object.ts';
import type { CopiedSection } from './client-copy.ts';

interface Options {
  madeAt: Date;
  /** The clinic's. */
  zone: string;
}

/** Fields that say nothing to a person: ids, and what stands under another name beside them. */
const UNSAID = new Set([
  '_id',
  'id',
  'client',
  'clientId',
  'clientName',
  'version',
  'durationInDays',
  'createdBy',
]);
const SAID_TWICE = new Set([
  'updatedBy',
  'updatedByType',
  'createdByType',
  'mealPlan',
  'selectedPlan',
  'doctorId',
]);

/** One page of HTML with its own styles and without script: readable and printable wherever it lies. */
export function copyPage(sections: readonly CopiedSection[], { madeAt, zone }: Options): string {
  const when = formatMoment(clinicDateTime(madeAt, zone));
  const parts = sections.map(
    ({ key, title, value }) =>
      `<section id="${key}"><h2>${escapeHtml(title)}</h2>${isNothing(value) ? '<p class="none">Nothing.</p>' : shown(value, zone)}</section>`,
  );
  const contents = sections.map(({ key, title }) => `<li><a href="#${key}">${escapeHtml(title)}</a></li>`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>My data at ${escapeHtml(CLINIC.name)}</title>
<style>${STYLES}</style></head><body><main>
<h1>My data at ${escapeHtml(CLINIC.name)}</h1>
<p>As of ${when}. The same is in <b>my-data.json</b>, in a form that other programs can read; your blood reports are in the folder <b>reports</b>.</p>
<p>Questions: ${escapeHtml(CLINIC.careEmail)}, ${escapeHtml(CLINIC_ADDRESS)}.</p>
<nav aria-label="Contents"><ul>${contents.join('')}</ul></nav>
${parts.join('\n')}
</main></body></html>
`;
}

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

function shown(value: unknown, zone: string): string {
  if (Array.isArray(value)) return list(value, zone);
  return isPlainObject(value) ? facts(value, zone) : `<p>${text(value, zone)}</p>`;
}

function list(values: readonly unknown[], zone: string): string {
  if (values.every((value) => !isPlainObject(value) && !Array.isArray(value)))
    return `<ul>${values.map((value) => `<li>${text(value, zone)}</li>`).join('')}</ul>`;
  return values.map((value) => `<div class="record">${shown(value, zone)}</div>`).join('');
}

/** Names and values; what has parts of its own stands below them under a heading. */
function facts(record: Record<string, unknown>, zone: string): string {
  const { formType } = record;
  const isForm = typeof formType === 'string' && Object.hasOwn(FORM_DEFINITIONS, formType);
  const labels = isForm ? labelsOf(formType as FormType) : undefined;
  const entries = Object.entries(record).filter(
    ([name, value]) => !UNSAID.has(name) && !SAID_TWICE.has(name) && !isNothing(value),
  );
  const plain = entries.filter(([, value]) => typeof value !== 'object');
  const named = entries.filter(([, value]) => isPlainObject(value) && isReference(value));
  const deep = entries.filter(
    ([, value]) => typeof value === 'object' && !(isPlainObject(value) && isReference(value)),
  );
  const rows = [
    ...plain.map(([name, value]) => [
      labelOf(name),
      name === 'formType' && isForm ? FORM_DEFINITIONS[formType as FormType].title : text(value, zone),
    ]),
    ...named.map(([name, value]) => [labelOf(name), text((value as { name: unknown }).name, zone)]),
  ];
  const table = rows
    .map(([name = '', value = '']) => `<dt>${escapeHtml(name)}</dt><dd>${value}</dd>`)
    .join('');
  const below = deep.map(([name, value]) =>
    labels && name === 'fields' && isPlainObject(value)
      ? answers(value, labels, zone)
      : `<h3>${escapeHtml(labelOf(name))}</h3>${shown(value, zone)}`,
  );
  const hidden =
    isForm && !('fields' in record)
      ? '<p class="none">Your doctor keeps this form; please ask for it.</p>'
      : '';
  return `${table && `<dl>${table}</dl>`}${below.join('')}${hidden}`;
}

/** A form's fields under the labels of the form. */
function answers(fields: Record<string, unknown>, labels: ReadonlyMap<string, string>, zone: string): string {
  const filled = Object.entries(fields).filter(([, value]) => !isNothing(value));
  if (filled.length === 0) return '<p class="none">Nothing was filled in.</p>';
  const rows = filled.map(
    ([name, value]) =>
      `<dt>${escapeHtml(labels.get(name) ?? labelOf(name))}</dt><dd>${text(value, zone)}</dd>`,
  );
  return `<dl>${rows.join('')}</dl>`;
}

const labelsOf = (formType: FormType): ReadonlyMap<string, string> =>
  new Map(fieldsOf(formType).map(({ name, label }) => [name, label]));

/** `{id, name}`. */
const isReference = (value: Record<string, unknown>): boolean =>
  Object.keys(value).every((name) => ['_id', 'id', 'name'].includes(name)) && 'name' in value;

/** "clientNotes" → "Client notes". */
function labelOf(name: string): string {
  const words = name
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function text(value: unknown, zone: string): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value !== 'string') return escapeHtml(String(value));
  if (isRealDate(value)) return formatDay(value);
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return formatMoment(clinicDateTime(new Date(value), zone));
  return escapeHtml(value).replaceAll('\n', '<br>');
}

const STYLES = `
body{margin:0;background:#fffdf8;color:#2b2118;font:16px/1.5 "Noto Sans",system-ui,sans-serif}
main{max-width:46rem;margin:0 auto;padding:2rem 1.25rem 4rem}
h1,h2,h3{font-family:Georgia,"Noto Serif",serif;line-height:1.2;color:#4a141c}
h1{font-size:1.9rem}h2{font-size:1.35rem;margin-top:2.5rem;padding-top:1rem;border-top:1px solid #dfd3bf}h3{font-size:1.05rem;margin-bottom:.25rem}
a{color:#2f5d8a}nav ul{columns:2;padding-left:1.2rem}
dl{display:grid;grid-template-columns:minmax(8rem,1fr) 2fr;gap:.25rem 1rem;margin:.5rem 0}
dt{color:#5e5248}dd{margin:0;overflow-wrap:anywhere}
.record{border:1px solid #dfd3bf;border-radius:10px;padding:.5rem 1rem;margin:.75rem 0;break-inside:avoid-page}
.none{color:#5e5248}
@media(max-width:32rem){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.5rem}nav ul{columns:1}}
@media print{body{background:#fff;font-size:11pt}main{max-width:none;padding:0}nav{display:none}}
`.trim();
