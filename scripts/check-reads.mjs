// Reports where the server reads past mongoose without pastMongoose(), which leaves out secret fields, and where visits
// are read other than by their questions (docs/decisions/111).
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

const MIGRATIONS_AND_COPIES = ['platform/database/migrations', 'platform/backup/', 'operations/'];

/** These files read a model's collection themselves, each for this reason. */
const PAST = {
  'billing/payments/earlier-invoices.ts': 'a migration behind the start',
  'care/foods/023-shipped-foods.ts': 'a migration',
  'platform/database/past-mongoose.ts': 'the one way',
  'platform/database/purge.ts': 'the purge',
  'platform/rest/find-page.ts': 'pages of grids, by hints and limits of their own',
  'platform/writes/': 'the fields that no other read carries',
};

/** These files know a collection by its name, without a model, each for this reason. */
const BY_NAME = {
  'billing/business/prefixes-in-use.ts': 'the papers of all kinds',
  'billing/business/proposed-tax-classes.service.ts': 'a migration',
  'billing/money-checks/money-checks.ts': 'a mark in the settings',
  'billing/papers/031-issuers.ts': 'a migration',
  'billing/series/paper-series.service.ts': 'the papers of all kinds',
  'care/foods/023-shipped-foods.ts': 'a migration',
  'care/journal/day-starter.ts': 'a mark in the settings',
  'care/measurements/measurement-reconciler.ts': 'a mark in the settings',
  'care/plan-templates/029-shipped-plans.ts': 'a migration',
  'clients/clients/written-records.ts': 'the records of all kinds',
  'platform/clinic-facts/030-clinic-facts.ts': 'a migration',
  'platform/database/locks.ts': 'locks',
  'platform/database/old-records.ts': 'records that are older than the models',
  'platform/files/': 'parts of files',
  'privacy/data-rights/download-files.ts': 'parts of files',
  'privacy/erasures/': 'what an erasure finds and takes away',
};

const APPOINTMENTS = 'scheduling/appointments/';
const inAppointments = (...files) => files.map((file) => `${APPOINTMENTS}${file}.ts`);
const VISITS_MODEL = inAppointments(
  'visit-reads',
  'taken-times',
  'appointment.schema',
  'appointments.module',
);
/** These files only hand the model to Records. */
const VISIT_WRITERS = inAppointments(
  'appointment-booking',
  'appointment-changes',
  'holds-in-the-way',
  'appointment-times',
  'appointment-writes',
  'beside-series',
  'left-moves',
  'lost-holds',
  'past-visits',
  'series-claims',
  'series-effects',
  'series-runs',
  'series-visits',
  'visit-details',
  'visit-outcomes',
  'walk-ins',
);

const READ = '(?:find(?!OneAnd)\\w*|exists|distinct|aggregate|count\\w*|estimatedDocumentCount)\\b[<(]';
const startsWithOne = (file, names) => names.some((name) => file.startsWith(name));

const RULES = [
  {
    pattern: new RegExp(`\\bcollection\\s*\\.${READ}`),
    may: (file) => startsWithOne(file, [...MIGRATIONS_AND_COPIES, ...Object.keys(PAST)]),
    instead: 'reads by pastMongoose(model)',
  },
  {
    pattern: /\b(?:connection|db)\b[!?]?\s*\.collection\b[<(]/,
    may: (file) => startsWithOne(file, [...MIGRATIONS_AND_COPIES, ...Object.keys(BY_NAME)]),
    instead: 'reads by a model',
  },
  {
    pattern: /\boutbox: 0\b/,
    may: (file) => file === 'platform/writes/envelope.ts',
    instead: 'leaves out WITHOUT_ENVELOPE, or reads by pastMongoose(model)',
  },
  {
    pattern: /Model<AppointmentRecord>|AppointmentRecord\.name|AppointmentSchema/,
    may: (file) =>
      [...VISITS_MODEL, ...VISIT_WRITERS].includes(file) || startsWithOne(file, MIGRATIONS_AND_COPIES),
    instead: `asks the questions of ${APPOINTMENTS}`,
  },
  {
    pattern: new RegExp(`\\bappointments\\s*\\.${READ}`),
    may: (file) => !VISIT_WRITERS.includes(file),
    instead: 'asks TakenTimes or VisitReads: it writes',
  },
  {
    pattern: /\/(?:visit-reads|taken-times)\.ts'/,
    may: (file) => file.startsWith(APPOINTMENTS),
    instead: `asks the questions of ${APPOINTMENTS}`,
  },
];

const base = path.join(root, 'backend/src');
const found = globSync('**/*.ts', { cwd: base })
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => {
    const text = readFileSync(path.join(base, file), 'utf8');
    return RULES.flatMap(({ pattern, may, instead }) => {
      const match = may(file) ? null : pattern.exec(text);
      if (!match) return [];
      const line = text.slice(0, match.index).split('\n').length;
      return [`backend/src/${file}:${line}: ${match[0].trim()}: ${instead}`];
    });
  });
const unused = Object.keys({ ...PAST, ...BY_NAME }).filter((start) => {
  const files = globSync(start.endsWith('/') ? `${start}**/*.ts` : start, { cwd: base });
  return !files.some((file) => /\bcollection\b/.test(readFileSync(path.join(base, file), 'utf8')));
});
for (const place of found) console.error(place);
for (const start of unused)
  console.error(`backend/src/${start} reads nothing past mongoose any more: scripts/check-reads.mjs`);
if (found.length + unused.length > 0) process.exitCode = 1;
