// Reports writes of records past Records (docs/decisions/071), apart from these files, each with its reason.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

const PAST = {
  'identity/auth/attempts.ts': 'counts failed log-ins',
  'identity/auth/trusted-addresses.ts': 'remembers addresses for the throttle',
  'identity/second-factor/tickets.ts': 'tickets of minutes',
  'identity/staff/doctor-removal.ts': 'a mark while work is counted',
  'scheduling/appointments/appointment-booking.ts': 'takes back what a killed server left',
  'scheduling/appointments/beside-series.ts': 'takes back what a killed server left',
  'scheduling/appointments/series-effects.ts': 'visits of a series that was booked by the one write before',
  'scheduling/appointments/series-runs.ts': 'deletes visits of a series that is not booked',
  'scheduling/appointments/holds-in-the-way.ts': 'holds that have expired, buffers that are cut',
  'scheduling/appointments/appointment-times.ts': 'requests whose time has passed',
  'notifications/push/push-devices.service.ts': 'the browser of another account is forgotten',
  'notifications/push/push-notifications.service.ts': 'the queue of notifications',
  'billing/business/desk-limits.service.ts':
    'counts what the desk may do on a day; the money carries the row',
  'billing/business/papers-under-way.ts': 'marks of papers that are being made',
  'billing/business/proposed-tax-classes.service.ts': 'a migration: what the product proposes',
  'billing/inventory/inventory-imports.service.ts': 'items of an import, which carries the row of all',
  'billing/inventory/item-removals.ts': 'deletes what was marked',
  'billing/inventory/stock.service.ts': 'bookings of an invoice, which carries the row',
  'billing/invoices/state-keys.ts': 'a migration behind the start',
  'billing/money-checks/money-checks.ts': 'when the money was checked, and what was found',
  'billing/payments/carried-payments.ts': 'payments of an invoice, which carries the row',
  'billing/payments/earlier-invoices.ts': 'a migration behind the start',
  'billing/series/store-in-order.ts': 'numbered papers that Records hand on',
  'billing/papers/031-issuers.ts': 'a migration: the clinic on papers of earlier releases',
  'care/foods/023-shipped-foods.ts': 'a migration: the foods of the product',
  'care/plan-templates/029-shipped-plans.ts': 'a migration: the plans of the product',
  'care/journal/day-starter.ts': 'how far the days are frozen',
  'care/measurements/measurement-reconciler.ts': 'how far the records are read',
  'clients/alike/alike-groups.service.ts': 'groups of alike people, worked out behind a write',
  'dashboards/worklists/hidden-rows.service.ts': 'what a person hides from the own list',
  'platform/clinic-facts/030-clinic-facts.ts': 'a migration: the facts of the release',
  'privacy/data-rights/data-download-worker.ts': 'deletes downloads that a newer one replaces',
  'privacy/data-rights/download-files.ts': 'deletes files',
  'privacy/erasures/eraser.ts': 'erases; the erasure carries the row',
};
/** These folders write past Records: audit, queue of emails, locks, versions, files and backups; seeds; migrations. */
const PAST_FOLDERS = [
  'platform/audit/',
  'platform/backup/',
  'platform/database/',
  'platform/files/',
  'platform/mail/',
  'platform/writes/',
  'operations/demo/',
  'operations/seed/',
];
const VERBS =
  /\.(?:findOneAnd\w+|findByIdAnd\w+|updateOne|updateMany|insertOne|insertMany|bulkWrite|replaceOne|deleteOne|deleteMany)\(/;
/** `Records` has an `updateMany`, too. */
const THROUGH = /\brecords\s*\.updateMany\(/;

const base = path.join(root, 'backend/src');
const used = new Set();
const found = globSync('**/*.ts', { cwd: base })
  .filter((file) => !file.endsWith('.test.ts') && !PAST_FOLDERS.some((folder) => file.startsWith(folder)))
  .flatMap((file) => {
    const text = readFileSync(path.join(base, file), 'utf8');
    const models = [...text.matchAll(/@InjectModel\(\w+\.name\) private readonly (\w+)/g)].map(
      ([, name]) => name,
    );
    const creates =
      models.length > 0
        ? new RegExp(`\\bthis\\.(?:${models.join('|')})\\s*\\.create\\(|\\.save\\(\\)`)
        : /\.save\(\)/;
    const places = text
      .split('\n')
      .flatMap((line, index) =>
        (VERBS.test(line) && !THROUGH.test(line)) || creates.test(line)
          ? [`backend/src/${file}:${index + 1}: ${line.trim()}`]
          : [],
      );
    if (places.length > 0) used.add(file);
    return file in PAST ? [] : places;
  });
const unused = Object.keys(PAST)
  .filter((file) => !used.has(file))
  .map((file) => `backend/src/${file} writes nothing past Records any more: scripts/check-writes.mjs`);
for (const line of [...found, ...unused]) console.error(line);
if (found.length + unused.length > 0) process.exitCode = 1;
