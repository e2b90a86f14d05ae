import { clinicAddress, clinicFacts } from '@clinic/contract/clinic';
import {
  clinicDateTime,
  formatDay,
  formatMoment,
  formatTime,
  isRealDate,
  isTime,
  type ClinicMoment,
} from '@clinic/contract/clinic-calendar';
import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import { DOSAGE_SLOT_LABELS, DOSAGE_SLOTS } from '@clinic/contract/constants';
import { mealsInOrder } from '@clinic/contract/care/diet-plans/diet-plan-days';
import { mealText } from '@clinic/contract/care/diet-plans/diet-plan-words';
import type { DietWeek } from '@clinic/contract/care/diet-plans/diet-plans';
import type { DosageEntry } from '@clinic/contract/care/dosage-plans/dosage-plans';
import { courseText } from '@clinic/contract/care/dosage-plans/dose-words';
import { totalText } from '@clinic/contract/care/dosage-plans/dose-line';
import { doseText } from '@clinic/contract/care/dosage-plans/dose-in-words';
import { escapeHtml } from '@clinic/contract/platform/escape-html';
import { isPlainObject } from '../../platform/http/plain-object.ts';
import type { CopiedSection } from './client-copy.ts';
import { COPY_LABELS, COPY_VALUES, formLabel, UNSAID } from './copy-words.ts';

interface Options {
  madeAt: Date;
  /** The clinic's time zone. */
  zone: string;
}

type Fields = Record<string, unknown>;

const unsaid: ReadonlySet<string> = new Set(UNSAID);

/** Fields with rupees. */
const MONEY = new Set([
  'amount',
  'cgst',
  'discount',
  'due',
  'fromDue',
  'gross',
  'igst',
  'left',
  'net',
  'price',
  'pricePerWeek',
  'roundOff',
  'settled',
  'sgst',
  'subtotal',
  'taken',
  'tax',
  'taxable',
  'total',
  'wanted',
]);

/** Makes a page with its own styles and no script, readable and printable anywhere. */
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
<title>My data at ${escapeHtml(clinicFacts().name)}</title>
<style>${STYLES}</style></head><body><main>
<h1>My data at ${escapeHtml(clinicFacts().name)}</h1>
<p>As of ${when}. The same is in <b>my-data.json</b>, in a form that other programs can read; your blood reports are in the folder <b>reports</b>.</p>
<p>Questions: ${escapeHtml(clinicFacts().careEmail)}, ${escapeHtml(clinicAddress())}.</p>
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

/** Fields as rows; nested values follow under a heading. */
function facts(record: Fields, zone: string): string {
  if (isWeek(record)) return weekText(record);
  if (isDosageEntry(record)) return entryText(record);
  const entries = Object.entries(record).filter(([name, value]) => isSaid(name, value));
  const plain = entries.filter(([, value]) => isShort(value));
  const deep = entries.filter(([, value]) => !isShort(value));
  const rows = plain.map(([name, value]) => fact(COPY_LABELS[name] ?? name, said(name, value, zone)));
  const below = deep.map(([name, value]) =>
    isForm(record) && name === 'fields' && isPlainObject(value)
      ? answers(value, zone)
      : `<h3>${escapeHtml(COPY_LABELS[name] ?? name)}</h3>${isBody(name, value) ? answers(value, zone) : shown(value, zone)}`,
  );
  const kept =
    isForm(record) && !('fields' in record)
      ? '<p class="none">Your doctor keeps this form; please ask for it.</p>'
      : '';
  return `${rows.length > 0 ? `<dl>${rows.join('')}</dl>` : ''}${below.join('')}${kept}`;
}

const fact = (name: string, value: string): string => `<dt>${escapeHtml(name)}</dt><dd>${value}</dd>`;

const isForm = ({ formType }: Fields): boolean => typeof formType === 'string';
/** Tells whether a value is the body status at a program's start or end, which is labelled like its form. */
const isBody = (name: string, value: unknown): value is Fields =>
  (name === 'pre' || name === 'post') && isPlainObject(value);

/** False for an id beside the name it stands for. */
export const isSaid = (name: string, value: unknown): boolean =>
  !unsaid.has(name) &&
  !isNothing(value) &&
  !(name === 'version' && typeof value === 'number') &&
  !(typeof value === 'string' && /^[\da-f]{24}$/.test(value));

const hasOnly = (value: unknown, ...names: string[]): value is Fields =>
  isPlainObject(value) && Object.keys(value).every((name) => names.includes(name));
const isPerson = (value: unknown): value is { name: string; role?: string } =>
  hasOnly(value, '_id', 'id', 'name', 'role') && 'name' in value;
const isMoment = (value: unknown): value is ClinicMoment =>
  hasOnly(value, 'date', 'time') && 'date' in value && 'time' in value;
const isShort = (value: unknown): boolean => typeof value !== 'object' || isPerson(value) || isMoment(value);

/** A value as escaped HTML. */
export function said(name: string, value: unknown, zone: string): string {
  if (isPerson(value)) {
    const role = value.role && COPY_VALUES.role?.[value.role];
    return escapeHtml(role ? `${value.name}, ${role}` : value.name);
  }
  if (isMoment(value)) return formatMoment(value);
  if (MONEY.has(name) && typeof value === 'number') return formatRupees(value);
  const words = COPY_VALUES[name]?.[String(value)];
  return words === undefined ? text(value, zone) : escapeHtml(words);
}

/** A form's answers, with the form's labels. */
function answers(fields: Fields, zone: string): string {
  const filled = Object.entries(fields).filter(([, value]) => !isNothing(value));
  if (filled.length === 0) return '<p class="none">Nothing was filled in.</p>';
  return `<dl>${filled.map(([name, value]) => fact(formLabel(name), text(value, zone))).join('')}</dl>`;
}

const isWeek = (record: Fields): record is Fields & DietWeek =>
  'weekNumber' in record && Array.isArray(record.mealPlan);

function weekText({ weekNumber, title, totalDays, mealPlan }: DietWeek): string {
  const name =
    title && title !== `Week ${weekNumber}` ? `Week ${weekNumber}: ${title}` : `Week ${weekNumber}`;
  const meals = mealsInOrder(mealPlan).map((meal) =>
    fact(`${formatTime(meal.mealTime)} ${meal.mealType}`, escapeHtml(mealText(meal, totalDays))),
  );
  return `<h3>${escapeHtml(name)}, ${totalDays} days</h3><dl>${meals.join('')}</dl>`;
}

const isDosageEntry = (record: Fields): record is Fields & DosageEntry => isPlainObject(record.dosage);

function entryText(entry: DosageEntry): string {
  const doses = DOSAGE_SLOTS.filter((slot) => entry.dosage[slot].count > 0).map((slot) =>
    fact(DOSAGE_SLOT_LABELS[slot], escapeHtml(doseText(entry, entry.dosage[slot]))),
  );
  const whole = [entry.quantity, entry.notes].filter(Boolean).join(' · ');
  const asTold = `<p>${escapeHtml([whole, 'Take it as your doctor told you.'].filter(Boolean).join(' · '))}</p>`;
  const heading = [entry.name, totalText(entry), courseText(entry)].filter(Boolean).join(', ');
  return `<h3>${escapeHtml(heading)}</h3>${doses.length > 0 ? `<dl>${doses.join('')}</dl>` : asTold}`;
}

function text(value: unknown, zone: string): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value !== 'string') return escapeHtml(String(value));
  if (isRealDate(value)) return formatDay(value);
  if (isTime(value)) return formatTime(value);
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
